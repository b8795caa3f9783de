CREATE TABLE `recovery_codes` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`user_id` integer NOT NULL,
	`code_hash` text NOT NULL,
	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `recovery_codes_once` ON `recovery_codes` (`user_id`,`code_hash`);--> statement-breakpoint
ALTER TABLE `guards` ADD `password_unchanged` integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE `guards` ADD `link_alive` integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE `guards` ADD `code_unused` integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE `guards` ADD `nothing_renews` integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE `users` ADD `email_verified_at` text;--> statement-breakpoint
ALTER TABLE `users` ADD `email_token` text;--> statement-breakpoint
ALTER TABLE `users` ADD `email_token_expires_at` text;--> statement-breakpoint
CREATE INDEX `users_email_token` ON `users` (`email_token`);