ALTER TABLE `mindset_assessments` ADD `questionnaire` integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE `mindset_assessments` ADD `reading` text;--> statement-breakpoint
ALTER TABLE `mindset_assessments` ADD `belief_answers` text;--> statement-breakpoint
ALTER TABLE `mindset_responses` ADD `questionnaire` integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE `users` ADD `onboarding_later_until` text;