CREATE TABLE `coach_notes` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`user_id` integer NOT NULL,
	`content` text NOT NULL,
	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `coach_notes_user` ON `coach_notes` (`user_id`,`id`);--> statement-breakpoint
ALTER TABLE `guards` ADD `notes_left` integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE `users` ADD `ai_chat` text DEFAULT 'model' NOT NULL;--> statement-breakpoint
ALTER TABLE `users` ADD `ai_feedback` text DEFAULT 'model' NOT NULL;--> statement-breakpoint
ALTER TABLE `users` ADD `ai_roadmap` text DEFAULT 'model' NOT NULL;--> statement-breakpoint
ALTER TABLE `users` ADD `tells_goals` integer DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE `users` ADD `tells_journal` integer DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE `users` ADD `tells_mindset` integer DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE `users` ADD `chat_retention_days` integer;--> statement-breakpoint
CREATE INDEX `users_chat_retention` ON `users` (`chat_retention_days`) WHERE chat_retention_days is not null;--> statement-breakpoint
CREATE INDEX `chat_messages_user_created` ON `chat_messages` (`user_id`,`created_at`);