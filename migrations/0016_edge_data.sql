CREATE TABLE `sweep_places` (
	`part` text PRIMARY KEY NOT NULL,
	`user_id` integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE `users` ADD `shard` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `users` ADD `claimed_at` text;--> statement-breakpoint
CREATE INDEX `users_claimed` ON `users` (`claimed_at`) WHERE claimed_at is not null;