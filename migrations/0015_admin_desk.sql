CREATE TABLE `audit_trail` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`actor_id` integer,
	`action` text NOT NULL,
	`subject_kind` text NOT NULL,
	`subject_id` integer NOT NULL,
	`detail` text DEFAULT '{}' NOT NULL,
	`request_id` text,
	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
);
--> statement-breakpoint
CREATE INDEX `audit_trail_subject` ON `audit_trail` (`subject_kind`,`subject_id`,`id`);--> statement-breakpoint
CREATE INDEX `audit_trail_action` ON `audit_trail` (`action`,`id`);--> statement-breakpoint
CREATE TABLE `content_edits` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`kind` text NOT NULL,
	`ref_id` integer NOT NULL,
	`draft` text,
	`published` text,
	`updated_by` integer NOT NULL,
	`updated_at` text NOT NULL,
	`published_at` text,
	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	CONSTRAINT "content_edits_kind" CHECK("content_edits"."kind" in ('path', 'module', 'unit', 'motivation', 'micro'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `content_edits_once` ON `content_edits` (`kind`,`ref_id`);--> statement-breakpoint
ALTER TABLE `guards` ADD `admin_still` integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE `guards` ADD `edit_unmoved` integer DEFAULT 1 NOT NULL;