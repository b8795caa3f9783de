CREATE TABLE `push_subscriptions` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`user_id` integer NOT NULL,
	`session_id` text NOT NULL,
	`endpoint` text NOT NULL,
	`p256dh` text NOT NULL,
	`auth` text NOT NULL,
	`device` text NOT NULL,
	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	`last_seen_at` text NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `push_subscriptions_endpoint` ON `push_subscriptions` (`endpoint`);--> statement-breakpoint
CREATE INDEX `push_subscriptions_user` ON `push_subscriptions` (`user_id`,`id`);--> statement-breakpoint
CREATE TABLE `reminder_choices` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`user_id` integer NOT NULL,
	`by_push` integer DEFAULT true NOT NULL,
	`by_mail` integer DEFAULT true NOT NULL,
	`quiet_from` text DEFAULT '22:00',
	`quiet_until` text DEFAULT '07:00',
	`day_limit` integer DEFAULT 3 NOT NULL,
	`paused_until` text,
	`shows_titles` integer DEFAULT false NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `reminder_choices_user` ON `reminder_choices` (`user_id`);--> statement-breakpoint
CREATE TABLE `reminder_sends` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`reminder_id` integer NOT NULL,
	`user_id` integer NOT NULL,
	`due_at` text NOT NULL,
	`local_day` text NOT NULL,
	`state` text NOT NULL,
	`remaining` text NOT NULL,
	`attempts` integer DEFAULT 1 NOT NULL,
	`try_at` text,
	`answer` text,
	`answered_at` text,
	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	FOREIGN KEY (`reminder_id`) REFERENCES `reminders`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "reminder_sends_state" CHECK("reminder_sends"."state" in ('sending', 'waiting', 'sent', 'failed')),
	CONSTRAINT "reminder_sends_answer" CHECK("reminder_sends"."answer" in ('done', 'not-yet', 'move'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `reminder_sends_once` ON `reminder_sends` (`reminder_id`,`due_at`);--> statement-breakpoint
CREATE INDEX `reminder_sends_user` ON `reminder_sends` (`user_id`,`local_day`);--> statement-breakpoint
CREATE INDEX `reminder_sends_try` ON `reminder_sends` (`try_at`) WHERE try_at is not null;--> statement-breakpoint
CREATE INDEX `reminder_sends_created` ON `reminder_sends` (`created_at`);--> statement-breakpoint
CREATE TABLE `reminders` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`user_id` integer NOT NULL,
	`goal_id` integer NOT NULL,
	`subject` text NOT NULL,
	`subject_id` text NOT NULL,
	`at` text NOT NULL,
	`days` text,
	`by_push` integer NOT NULL,
	`by_mail` integer NOT NULL,
	`planned_from` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	`last_day` text,
	`moved_to` text,
	`next_due_at` text DEFAULT '0000',
	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`goal_id`) REFERENCES `goals`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "reminders_subject" CHECK("reminders"."subject" in ('task', 'if-then', 'rhythm')),
	CONSTRAINT "reminders_way" CHECK("reminders"."by_push" or "reminders"."by_mail")
);
--> statement-breakpoint
CREATE UNIQUE INDEX `reminders_once` ON `reminders` (`goal_id`,`subject`,`subject_id`);--> statement-breakpoint
CREATE INDEX `reminders_due` ON `reminders` (`next_due_at`) WHERE next_due_at is not null;--> statement-breakpoint
CREATE INDEX `reminders_user` ON `reminders` (`user_id`,`id`);--> statement-breakpoint
ALTER TABLE `guards` ADD `reminders_left` integer DEFAULT 1 NOT NULL;--> statement-breakpoint
CREATE TRIGGER `reminders_look_again` AFTER UPDATE OF `completed`, `milestone`, `roadmap`, `task_ids`, `task_ticks`, `task_dates`, `task_rhythms`, `rhythm_answers`, `if_thens`, `paused_at`, `archived_at` ON `goals`
BEGIN
  UPDATE `reminders` SET `next_due_at` = '0000' WHERE `goal_id` = NEW.`id`;
END;
--> statement-breakpoint
CREATE TRIGGER `reminders_other_zone` AFTER UPDATE OF `time_zone`, `day_starts_at`, `care_level` ON `users`
WHEN NEW.`time_zone` IS NOT OLD.`time_zone` OR NEW.`day_starts_at` IS NOT OLD.`day_starts_at` OR NEW.`care_level` IS NOT OLD.`care_level`
BEGIN
  UPDATE `reminders` SET `next_due_at` = '0000' WHERE `user_id` = NEW.`id`;
END;
