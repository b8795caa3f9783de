ALTER TABLE `goals` ADD `task_rhythms` text DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE `goals` ADD `rhythm_answers` text DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE `goals` ADD `if_thens` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE `goals` ADD `paused_at` text;--> statement-breakpoint
ALTER TABLE `goals` ADD `archived_at` text;--> statement-breakpoint
ALTER TABLE `journal_entries` ADD `mood` text;--> statement-breakpoint
ALTER TABLE `users` ADD `day_starts_at` integer DEFAULT 3 NOT NULL;--> statement-breakpoint
ALTER TABLE `users` ADD `time_zone` text;