CREATE TABLE `coach_sessions` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`user_id` integer NOT NULL,
	`conversation_id` integer NOT NULL,
	`session` text NOT NULL,
	`step` text NOT NULL,
	`answers` text NOT NULL,
	`trail` text NOT NULL,
	`draft` text,
	`started_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	`updated_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	`ended_at` text,
	`outcome` text,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`conversation_id`) REFERENCES `chat_conversations`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "coach_sessions_outcome_known" CHECK("coach_sessions"."outcome" in ('kept', 'not-kept', 'stopped', 'care'))
);
--> statement-breakpoint
CREATE INDEX `coach_sessions_user` ON `coach_sessions` (`user_id`,`updated_at`);--> statement-breakpoint
CREATE INDEX `coach_sessions_conversation` ON `coach_sessions` (`conversation_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `coach_sessions_one_open` ON `coach_sessions` (`conversation_id`) WHERE ended_at is null;--> statement-breakpoint
CREATE TABLE `kept_things` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`user_id` integer NOT NULL,
	`kind` text NOT NULL,
	`title` text NOT NULL,
	`body` text NOT NULL,
	`goal_id` integer,
	`session` text NOT NULL,
	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`goal_id`) REFERENCES `goals`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "kept_things_kind_known" CHECK("kept_things"."kind" in ('if-then', 'decision', 'letter', 'sentence', 'entry', 'plan'))
);
--> statement-breakpoint
CREATE INDEX `kept_things_user` ON `kept_things` (`user_id`,`id`);--> statement-breakpoint
CREATE INDEX `kept_things_goal` ON `kept_things` (`goal_id`);--> statement-breakpoint
ALTER TABLE `chat_messages` ADD `beside` text;