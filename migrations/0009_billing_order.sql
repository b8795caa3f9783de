ALTER TABLE `guards` ADD `subscription_unmoved` integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE `users` ADD `subscription_version` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX `users_paid_until` ON `users` (`subscription_expires_at`) WHERE subscription_tier <> 'free';--> statement-breakpoint
CREATE INDEX `payment_orders_status` ON `payment_orders` (`status`,`created_at`);