ALTER TABLE `goals` ADD `task_ids` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE `goals` ADD `task_ticks` text DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE `goals` ADD `task_dates` text DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE `goals` ADD `plan_version` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `guards` ADD `plan_unchanged` integer DEFAULT 1 NOT NULL;