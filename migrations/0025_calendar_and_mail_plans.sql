CREATE TABLE `calendar_feeds` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`user_id` integer NOT NULL,
	`address_hash` text NOT NULL,
	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	`last_read_at` text,
	`reads` integer DEFAULT 0 NOT NULL,
	`reads_reset_at` text,
	`events` text DEFAULT '{}' NOT NULL,
	`version` integer DEFAULT 0 NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `calendar_feeds_user` ON `calendar_feeds` (`user_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `calendar_feeds_address` ON `calendar_feeds` (`address_hash`);--> statement-breakpoint
CREATE TABLE `mail_plans` (
	`user_id` integer NOT NULL,
	`kind` text NOT NULL,
	`weekday` integer,
	`hour` integer,
	`names_goals` integer DEFAULT false NOT NULL,
	`next_due_at` text NOT NULL,
	`attempts` integer DEFAULT 0 NOT NULL,
	`last_sent_at` text,
	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	PRIMARY KEY(`user_id`, `kind`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "mail_plans_kind" CHECK("mail_plans"."kind" in ('week', 'away'))
);
--> statement-breakpoint
CREATE INDEX `mail_plans_due` ON `mail_plans` (`next_due_at`);