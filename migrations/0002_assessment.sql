ALTER TABLE `intervention_strategies` ADD `source` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `mindset_questions` ADD `options` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE `mindset_questions` ADD `presentation` text DEFAULT 'ascending' NOT NULL;--> statement-breakpoint
ALTER TABLE `mindset_responses` ADD `assessment_id` integer REFERENCES mindset_assessments(id);--> statement-breakpoint
CREATE INDEX `mindset_responses_assessment` ON `mindset_responses` (`assessment_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `mindset_responses_open` ON `mindset_responses` (`user_id`,`question_id`) WHERE assessment_id is null;--> statement-breakpoint
ALTER TABLE `guards` ADD `answers_open` integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE `guards` ADD `question_known` integer DEFAULT 1 NOT NULL;