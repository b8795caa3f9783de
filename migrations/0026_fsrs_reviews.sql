ALTER TABLE `review_items` ADD `difficulty` real;--> statement-breakpoint
ALTER TABLE `review_items` ADD `stability` real;--> statement-breakpoint
ALTER TABLE `review_items` ADD `last_grade` integer;