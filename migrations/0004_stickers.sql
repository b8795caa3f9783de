ALTER TABLE `activities` ADD `local_day` text;--> statement-breakpoint
ALTER TABLE `activities` ADD `local_hour` integer;--> statement-breakpoint
ALTER TABLE `activities` ADD `season` text;--> statement-breakpoint
CREATE INDEX `activities_user_day` ON `activities` (`user_id`,`local_day`);--> statement-breakpoint
CREATE INDEX `activities_user_type` ON `activities` (`user_id`,`type`,`id`);--> statement-breakpoint
ALTER TABLE `stickers` ADD `rule` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `stickers` ADD `fact` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `stickers` ADD `at_least` integer DEFAULT 1 NOT NULL;--> statement-breakpoint
CREATE INDEX `stickers_fact` ON `stickers` (`fact`);