ALTER TABLE `learning_recommendations` ADD `based_on_score` real;--> statement-breakpoint
ALTER TABLE `learning_recommendations` ADD `answered_at` text;--> statement-breakpoint
ALTER TABLE `path_effectiveness` ADD `readings` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `path_effectiveness` ADD `learners` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `path_effectiveness` ADD `finishers` integer DEFAULT 0 NOT NULL;