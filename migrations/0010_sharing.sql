CREATE TABLE `share_notes` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`goal_id` integer NOT NULL,
	`share_id` integer,
	`author_user_id` integer NOT NULL,
	`content` text NOT NULL,
	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	`updated_at` text,
	FOREIGN KEY (`goal_id`) REFERENCES `goals`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`share_id`) REFERENCES `goal_shares`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`author_user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `share_notes_goal` ON `share_notes` (`goal_id`,`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `share_notes_share` ON `share_notes` (`share_id`);--> statement-breakpoint
CREATE INDEX `share_notes_author` ON `share_notes` (`author_user_id`);--> statement-breakpoint
ALTER TABLE `goal_shares` ADD `code` text;--> statement-breakpoint
ALTER TABLE `goal_shares` ADD `shared_with_username` text;--> statement-breakpoint
ALTER TABLE `goal_shares` ADD `shared_with_key` text;--> statement-breakpoint
ALTER TABLE `goal_shares` ADD `sealed` text;--> statement-breakpoint
ALTER TABLE `goal_shares` ADD `sealed_at` text;--> statement-breakpoint
CREATE UNIQUE INDEX `goal_shares_code` ON `goal_shares` (`code`);--> statement-breakpoint
CREATE UNIQUE INDEX `goal_shares_goal_with` ON `goal_shares` (`goal_id`,`shared_with_key`);--> statement-breakpoint
CREATE INDEX `goal_shares_with_key` ON `goal_shares` (`shared_with_key`);--> statement-breakpoint
ALTER TABLE `guards` ADD `shares_left` integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE `guards` ADD `shares_unhurried` integer DEFAULT 1 NOT NULL;