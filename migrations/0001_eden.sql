CREATE TABLE `chat_conversations` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`user_id` integer NOT NULL,
	`title` text NOT NULL,
	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	`updated_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `chat_conversations_user` ON `chat_conversations` (`user_id`,`updated_at`,`id`);--> statement-breakpoint
CREATE TABLE `coach_usage` (
	`user_id` integer NOT NULL,
	`day` text NOT NULL,
	`messages` integer NOT NULL,
	PRIMARY KEY(`user_id`, `day`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `coach_usage_day` ON `coach_usage` (`day`);--> statement-breakpoint
ALTER TABLE `chat_messages` ADD `conversation_id` integer REFERENCES chat_conversations(id);--> statement-breakpoint
ALTER TABLE `chat_messages` ADD `coach` text;--> statement-breakpoint
ALTER TABLE `chat_messages` ADD `technique` text;--> statement-breakpoint
ALTER TABLE `chat_messages` ADD `template_id` text;--> statement-breakpoint
CREATE INDEX `chat_messages_conversation` ON `chat_messages` (`conversation_id`,`id`);--> statement-breakpoint
ALTER TABLE `motivations` ADD `action` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `journal_entries` ADD `technique` text;--> statement-breakpoint
ALTER TABLE `journal_entries` ADD `template_id` text;--> statement-breakpoint
ALTER TABLE `journal_entries` ADD `updated_at` text;--> statement-breakpoint
ALTER TABLE `guards` ADD `conversation_found` integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE `guards` ADD `goal_found` integer DEFAULT 1 NOT NULL;