ALTER TABLE `chat_conversations` ADD `care_level` text DEFAULT 'none' NOT NULL;--> statement-breakpoint
ALTER TABLE `chat_conversations` ADD `care_danger` text;--> statement-breakpoint
ALTER TABLE `chat_conversations` ADD `care_is_near` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `chat_conversations` ADD `care_since` text;--> statement-breakpoint
ALTER TABLE `chat_conversations` ADD `care_calm_turns` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `chat_conversations` ADD `care_turns` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `chat_conversations` ADD `care_said_safe` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `chat_conversations` ADD `care_language` text DEFAULT 'en' NOT NULL;--> statement-breakpoint
ALTER TABLE `users` ADD `care_level` text DEFAULT 'none' NOT NULL;--> statement-breakpoint
ALTER TABLE `users` ADD `care_danger` text;--> statement-breakpoint
ALTER TABLE `users` ADD `care_is_near` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `users` ADD `care_since` text;--> statement-breakpoint
ALTER TABLE `users` ADD `care_calm_turns` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `users` ADD `care_turns` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `users` ADD `care_said_safe` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `users` ADD `care_language` text DEFAULT 'en' NOT NULL;