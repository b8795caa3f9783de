CREATE TABLE `billing_events` (
	`id` text PRIMARY KEY NOT NULL,
	`provider` text NOT NULL,
	`type` text NOT NULL,
	`received_at` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `billing_events_received` ON `billing_events` (`received_at`);--> statement-breakpoint
CREATE TABLE `payment_orders` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` integer NOT NULL,
	`plan_id` integer NOT NULL,
	`provider` text NOT NULL,
	`way` text NOT NULL,
	`amount` integer NOT NULL,
	`currency` text NOT NULL,
	`status` text DEFAULT 'created' NOT NULL,
	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	`closed_at` text,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`plan_id`) REFERENCES `subscription_plans`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "payment_orders_provider" CHECK("payment_orders"."provider" in ('stripe', 'paypal', 'sandbox'))
);
--> statement-breakpoint
CREATE INDEX `payment_orders_user` ON `payment_orders` (`user_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `payment_orders_plan` ON `payment_orders` (`plan_id`);--> statement-breakpoint
CREATE TABLE `payments` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`user_id` integer NOT NULL,
	`plan_id` integer NOT NULL,
	`provider` text NOT NULL,
	`reference` text NOT NULL,
	`amount` integer NOT NULL,
	`currency` text NOT NULL,
	`period_start` text NOT NULL,
	`period_end` text NOT NULL,
	`receipt_url` text,
	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`plan_id`) REFERENCES `subscription_plans`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "payments_provider" CHECK("payments"."provider" in ('stripe', 'paypal', 'sandbox'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `payments_reference` ON `payments` (`provider`,`reference`);--> statement-breakpoint
CREATE INDEX `payments_user` ON `payments` (`user_id`,`id`);--> statement-breakpoint
CREATE INDEX `payments_plan` ON `payments` (`plan_id`);--> statement-breakpoint
CREATE TABLE `micro_learning_items` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`content_type` text NOT NULL,
	`category` text NOT NULL,
	`content` text NOT NULL,
	`estimated_minutes` integer NOT NULL,
	`source` text
);
--> statement-breakpoint
CREATE INDEX `micro_learning_items_category` ON `micro_learning_items` (`category`,`id`);--> statement-breakpoint
CREATE TABLE `review_items` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`user_id` integer NOT NULL,
	`unit_id` integer NOT NULL,
	`place` integer NOT NULL,
	`step` integer DEFAULT 0 NOT NULL,
	`due_at` text,
	`reviewed_at` text,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`unit_id`) REFERENCES `learning_units`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `review_items_once` ON `review_items` (`user_id`,`unit_id`,`place`);--> statement-breakpoint
CREATE INDEX `review_items_due` ON `review_items` (`user_id`,`due_at`);--> statement-breakpoint
CREATE INDEX `review_items_unit` ON `review_items` (`unit_id`);--> statement-breakpoint
ALTER TABLE `learning_recommendations` ADD `estimated_impact` real DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `micro_learning_seeds` ADD `item_id` integer;--> statement-breakpoint
ALTER TABLE `micro_learning_seeds` ADD `source` text;--> statement-breakpoint
CREATE UNIQUE INDEX `micro_learning_seeds_once` ON `micro_learning_seeds` (`user_id`,`item_id`);--> statement-breakpoint
ALTER TABLE `user_progress` ADD `answers` text;--> statement-breakpoint
ALTER TABLE `user_progress` ADD `written` text;--> statement-breakpoint
ALTER TABLE `user_progress` ADD `opened_at` text DEFAULT '1970-01-01T00:00:00.000Z' NOT NULL;--> statement-breakpoint
CREATE INDEX `user_progress_opened` ON `user_progress` (`user_id`,`opened_at`);--> statement-breakpoint
ALTER TABLE `users` ADD `subscription_provider` text;