CREATE TABLE `free_entries` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`user_id` integer NOT NULL,
	`content` text NOT NULL,
	`mood` text,
	`ai_response` text,
	`coach` text,
	`technique` text,
	`template_id` text,
	`updated_at` text,
	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "free_entries_mood" CHECK("free_entries"."mood" in ('heavy', 'low', 'even', 'good', 'bright'))
);
--> statement-breakpoint
CREATE INDEX `free_entries_user_created` ON `free_entries` (`user_id`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `journal_entries_goal_created` ON `journal_entries` (`goal_id`,`created_at`,`id`);