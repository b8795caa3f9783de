CREATE TABLE `subscription_plans` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`name` text NOT NULL,
	`description` text NOT NULL,
	`features` text DEFAULT '[]' NOT NULL,
	`stripe_price_id` text,
	`price` integer NOT NULL,
	`interval` text NOT NULL,
	`tier` text NOT NULL,
	`is_active` integer DEFAULT true NOT NULL,
	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	CONSTRAINT "subscription_plans_tier" CHECK("subscription_plans"."tier" in ('free', 'pro', 'premium')),
	CONSTRAINT "subscription_plans_price" CHECK("subscription_plans"."price" >= 0)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `subscription_plans_name` ON `subscription_plans` (`name`);--> statement-breakpoint
CREATE UNIQUE INDEX `subscription_plans_stripe_price` ON `subscription_plans` (`stripe_price_id`);--> statement-breakpoint
CREATE TABLE `chat_messages` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`user_id` integer NOT NULL,
	`content` text NOT NULL,
	`response` text,
	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `chat_messages_user` ON `chat_messages` (`user_id`,`id`);--> statement-breakpoint
CREATE TABLE `motivations` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`quote` text NOT NULL,
	`source` text NOT NULL,
	`category` text NOT NULL,
	CONSTRAINT "motivations_category_known" CHECK("motivations"."category" in ('challenges', 'obstacles', 'effort', 'criticism', 'success'))
);
--> statement-breakpoint
CREATE INDEX `motivations_category` ON `motivations` (`category`);--> statement-breakpoint
CREATE TABLE `seen_motivations` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`user_id` integer NOT NULL,
	`motivation_id` integer NOT NULL,
	`seen_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`motivation_id`) REFERENCES `motivations`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `seen_motivations_once` ON `seen_motivations` (`user_id`,`motivation_id`);--> statement-breakpoint
CREATE INDEX `seen_motivations_motivation` ON `seen_motivations` (`motivation_id`);--> statement-breakpoint
CREATE TABLE `activities` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`user_id` integer NOT NULL,
	`type` text NOT NULL,
	`description` text NOT NULL,
	`metadata` text DEFAULT '{}' NOT NULL,
	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `activities_user` ON `activities` (`user_id`,`id`);--> statement-breakpoint
CREATE TABLE `goal_shares` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`goal_id` integer NOT NULL,
	`shared_by_user_id` integer NOT NULL,
	`shared_with_email` text,
	`shared_with_user_id` integer,
	`permission_level` text DEFAULT 'view' NOT NULL,
	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	`expires_at` text,
	`last_viewed_at` text,
	`is_encrypted` integer DEFAULT false NOT NULL,
	FOREIGN KEY (`goal_id`) REFERENCES `goals`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`shared_by_user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`shared_with_user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "goal_shares_permission" CHECK("goal_shares"."permission_level" in ('view', 'cheer'))
);
--> statement-breakpoint
CREATE INDEX `goal_shares_goal` ON `goal_shares` (`goal_id`);--> statement-breakpoint
CREATE INDEX `goal_shares_by` ON `goal_shares` (`shared_by_user_id`);--> statement-breakpoint
CREATE INDEX `goal_shares_with_user` ON `goal_shares` (`shared_with_user_id`);--> statement-breakpoint
CREATE TABLE `goals` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`user_id` integer NOT NULL,
	`title` text NOT NULL,
	`description` text,
	`completed` integer DEFAULT false NOT NULL,
	`completed_at` text,
	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	`target_date` text,
	`roadmap` text DEFAULT '{"milestones":[]}' NOT NULL,
	`clarification_responses` text DEFAULT '[]' NOT NULL,
	`milestone` integer DEFAULT -1 NOT NULL,
	`is_public` integer DEFAULT false NOT NULL,
	`encryption_key` text,
	`share_code` text,
	`sharing_settings` text DEFAULT '{}' NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "goals_milestone" CHECK("goals"."milestone" >= -1),
	CONSTRAINT "goals_roadmap_json" CHECK(json_valid("goals"."roadmap"))
);
--> statement-breakpoint
CREATE INDEX `goals_user` ON `goals` (`user_id`,`id`);--> statement-breakpoint
CREATE INDEX `goals_user_completed` ON `goals` (`user_id`,`completed`,`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `goals_share_code` ON `goals` (`share_code`);--> statement-breakpoint
CREATE TABLE `journal_entries` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`goal_id` integer NOT NULL,
	`content` text NOT NULL,
	`ai_response` text,
	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	FOREIGN KEY (`goal_id`) REFERENCES `goals`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `journal_entries_goal` ON `journal_entries` (`goal_id`,`id`);--> statement-breakpoint
CREATE TABLE `learning_modules` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`path_id` integer NOT NULL,
	`title` text NOT NULL,
	`description` text NOT NULL,
	`order` integer NOT NULL,
	`estimated_minutes` integer NOT NULL,
	FOREIGN KEY (`path_id`) REFERENCES `learning_paths`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `learning_modules_path` ON `learning_modules` (`path_id`,`order`);--> statement-breakpoint
CREATE TABLE `learning_paths` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`title` text NOT NULL,
	`description` text NOT NULL,
	`difficulty` text NOT NULL,
	`estimated_hours` real NOT NULL,
	`cover_image` text,
	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	`order` integer DEFAULT 0 NOT NULL,
	`featured` integer DEFAULT false NOT NULL,
	`subscription_tier` text DEFAULT 'free' NOT NULL,
	`target_profile_types` text DEFAULT '[]' NOT NULL,
	`target_weaknesses` text DEFAULT '[]' NOT NULL,
	`adaptive_difficulty` integer DEFAULT false NOT NULL,
	`ai_generated` integer DEFAULT false NOT NULL,
	`prerequisite_skills` text DEFAULT '[]' NOT NULL,
	`learning_objectives` text DEFAULT '[]' NOT NULL,
	`engagement_pattern` text DEFAULT 'standard' NOT NULL,
	`effectiveness_score` real DEFAULT 0 NOT NULL,
	CONSTRAINT "learning_paths_difficulty" CHECK("learning_paths"."difficulty" in ('beginner', 'intermediate', 'advanced')),
	CONSTRAINT "learning_paths_tier" CHECK("learning_paths"."subscription_tier" in ('free', 'pro', 'premium'))
);
--> statement-breakpoint
CREATE INDEX `learning_paths_order` ON `learning_paths` (`order`);--> statement-breakpoint
CREATE TABLE `learning_recommendations` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`user_id` integer NOT NULL,
	`path_id` integer NOT NULL,
	`recommendation_type` text NOT NULL,
	`confidence` real NOT NULL,
	`reasoning` text NOT NULL,
	`based_on_profile` text,
	`based_on_weaknesses` text DEFAULT '[]' NOT NULL,
	`priority` integer DEFAULT 1 NOT NULL,
	`valid_until` text,
	`accepted` integer,
	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`path_id`) REFERENCES `learning_paths`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "learning_recommendations_type" CHECK("learning_recommendations"."recommendation_type" in ('weakness_targeted', 'strength_building', 'next_level')),
	CONSTRAINT "learning_recommendations_confidence" CHECK("learning_recommendations"."confidence" between 0 and 1),
	CONSTRAINT "learning_recommendations_priority" CHECK("learning_recommendations"."priority" between 1 and 5)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `learning_recommendations_once` ON `learning_recommendations` (`user_id`,`path_id`,`recommendation_type`);--> statement-breakpoint
CREATE INDEX `learning_recommendations_path` ON `learning_recommendations` (`path_id`);--> statement-breakpoint
CREATE TABLE `learning_units` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`module_id` integer NOT NULL,
	`title` text NOT NULL,
	`type` text NOT NULL,
	`content` text NOT NULL,
	`order` integer NOT NULL,
	`adaptive_content` text,
	`required_mastery_score` real DEFAULT 0.7 NOT NULL,
	`time_estimate_range` text,
	`personalized_hints` text DEFAULT '[]' NOT NULL,
	`difficulty_level` integer DEFAULT 1 NOT NULL,
	FOREIGN KEY (`module_id`) REFERENCES `learning_modules`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "learning_units_type" CHECK("learning_units"."type" in ('video', 'text', 'quiz', 'exercise'))
);
--> statement-breakpoint
CREATE INDEX `learning_units_module` ON `learning_units` (`module_id`,`order`);--> statement-breakpoint
CREATE TABLE `micro_learning_seeds` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`user_id` integer NOT NULL,
	`content` text NOT NULL,
	`content_type` text NOT NULL,
	`target_weakness` text,
	`estimated_minutes` integer DEFAULT 2 NOT NULL,
	`completed` integer DEFAULT false NOT NULL,
	`completed_at` text,
	`engagement_score` real,
	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "micro_learning_seeds_type" CHECK("micro_learning_seeds"."content_type" in ('tip', 'reflection', 'challenge', 'quote'))
);
--> statement-breakpoint
CREATE INDEX `micro_learning_seeds_user` ON `micro_learning_seeds` (`user_id`,`completed`,`id`);--> statement-breakpoint
CREATE TABLE `path_effectiveness` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`path_id` integer NOT NULL,
	`user_profile_type` text NOT NULL,
	`target_weakness` text NOT NULL,
	`pre_assessment_score` real,
	`post_assessment_score` real,
	`improvement_score` real,
	`completion_rate` real,
	`engagement_score` real,
	`recommendations_accepted` integer DEFAULT 0 NOT NULL,
	`total_recommendations` integer DEFAULT 0 NOT NULL,
	`updated_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	FOREIGN KEY (`path_id`) REFERENCES `learning_paths`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `path_effectiveness_once` ON `path_effectiveness` (`path_id`,`user_profile_type`,`target_weakness`);--> statement-breakpoint
CREATE TABLE `user_path_enrollments` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`user_id` integer NOT NULL,
	`path_id` integer NOT NULL,
	`enrolled_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	`completed_at` text,
	`personalized_difficulty` real DEFAULT 1 NOT NULL,
	`learning_velocity` real DEFAULT 1 NOT NULL,
	`engagement_level` real DEFAULT 0.5 NOT NULL,
	`struggling_areas` text DEFAULT '[]' NOT NULL,
	`recommendation_reason` text,
	`ai_generated` integer DEFAULT false NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`path_id`) REFERENCES `learning_paths`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `user_path_enrollments_once` ON `user_path_enrollments` (`user_id`,`path_id`);--> statement-breakpoint
CREATE INDEX `user_path_enrollments_path` ON `user_path_enrollments` (`path_id`);--> statement-breakpoint
CREATE TABLE `user_progress` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`user_id` integer NOT NULL,
	`unit_id` integer NOT NULL,
	`completed` integer DEFAULT false NOT NULL,
	`completed_at` text,
	`notes` text,
	`mastery_score` real,
	`attempts_count` integer DEFAULT 1 NOT NULL,
	`time_spent` integer,
	`difficulty_attempted` integer,
	`struggling_areas` text DEFAULT '[]' NOT NULL,
	`strength_areas` text DEFAULT '[]' NOT NULL,
	`engagement_score` real,
	`adaptive_adjustments` text,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`unit_id`) REFERENCES `learning_units`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "user_progress_mastery" CHECK("user_progress"."mastery_score" between 0 and 1)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `user_progress_once` ON `user_progress` (`user_id`,`unit_id`);--> statement-breakpoint
CREATE INDEX `user_progress_unit` ON `user_progress` (`unit_id`);--> statement-breakpoint
CREATE TABLE `intervention_strategies` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`profile_type` text NOT NULL,
	`category` text NOT NULL,
	`strategy_type` text NOT NULL,
	`title` text NOT NULL,
	`description` text NOT NULL,
	`action_items` text DEFAULT '[]' NOT NULL,
	`trigger_conditions` text DEFAULT '{}' NOT NULL,
	`effectiveness_score` real DEFAULT 0.5 NOT NULL,
	`priority` integer DEFAULT 1 NOT NULL,
	`is_active` integer DEFAULT true NOT NULL,
	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	CONSTRAINT "intervention_strategies_category" CHECK("intervention_strategies"."category" in ('challenges', 'obstacles', 'effort', 'criticism', 'success'))
);
--> statement-breakpoint
CREATE INDEX `intervention_strategies_profile` ON `intervention_strategies` (`profile_type`,`priority`);--> statement-breakpoint
CREATE TABLE `mindset_assessments` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`user_id` integer NOT NULL,
	`overall_score` real NOT NULL,
	`challenges_score` real NOT NULL,
	`obstacles_score` real NOT NULL,
	`effort_score` real NOT NULL,
	`criticism_score` real NOT NULL,
	`success_score` real NOT NULL,
	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	`recommendations` text,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "mindset_assessments_overall" CHECK("mindset_assessments"."overall_score" between 1 and 5)
);
--> statement-breakpoint
CREATE INDEX `mindset_assessments_user` ON `mindset_assessments` (`user_id`,`id`);--> statement-breakpoint
CREATE TABLE `mindset_questions` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`category` text NOT NULL,
	`question` text NOT NULL,
	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	CONSTRAINT "mindset_questions_category_known" CHECK("mindset_questions"."category" in ('challenges', 'obstacles', 'effort', 'criticism', 'success'))
);
--> statement-breakpoint
CREATE INDEX `mindset_questions_category` ON `mindset_questions` (`category`);--> statement-breakpoint
CREATE TABLE `mindset_responses` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`user_id` integer NOT NULL,
	`question_id` integer NOT NULL,
	`score` integer NOT NULL,
	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`question_id`) REFERENCES `mindset_questions`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "mindset_responses_score" CHECK("mindset_responses"."score" between 1 and 5)
);
--> statement-breakpoint
CREATE INDEX `mindset_responses_user` ON `mindset_responses` (`user_id`,`id`);--> statement-breakpoint
CREATE INDEX `mindset_responses_question` ON `mindset_responses` (`question_id`);--> statement-breakpoint
CREATE TABLE `user_journey_events` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`user_id` integer NOT NULL,
	`event_type` text NOT NULL,
	`category` text NOT NULL,
	`event_data` text DEFAULT '{}' NOT NULL,
	`impact_score` real DEFAULT 0 NOT NULL,
	`timestamp` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `user_journey_events_user` ON `user_journey_events` (`user_id`,`timestamp`);--> statement-breakpoint
CREATE TABLE `user_profiles` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`user_id` integer NOT NULL,
	`profile_type` text NOT NULL,
	`primary_weakness` text NOT NULL,
	`secondary_weakness` text,
	`strength_area` text NOT NULL,
	`confidence_level` real NOT NULL,
	`progress_velocity` real NOT NULL,
	`engagement_score` real NOT NULL,
	`last_profile_update` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	`profile_history` text DEFAULT '[]' NOT NULL,
	`intervention_preferences` text DEFAULT '{}' NOT NULL,
	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	`updated_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "user_profiles_confidence" CHECK("user_profiles"."confidence_level" between 0 and 1)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `user_profiles_user` ON `user_profiles` (`user_id`);--> statement-breakpoint
CREATE TABLE `guards` (
	`session_alive` integer DEFAULT 1 NOT NULL,
	`open_goals_left` integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE `throttles` (
	`key` text PRIMARY KEY NOT NULL,
	`attempts` integer NOT NULL,
	`resets_at` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `throttles_resets_at` ON `throttles` (`resets_at`);--> statement-breakpoint
CREATE TABLE `stickers` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`name` text NOT NULL,
	`category` text NOT NULL,
	`description` text NOT NULL,
	`image_url` text NOT NULL,
	`rarity` text DEFAULT 'common' NOT NULL,
	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	CONSTRAINT "stickers_category" CHECK("stickers"."category" in ('achievement', 'milestone', 'streak', 'special', 'activity', 'goal', 'completion', 'award', 'seasonal', 'anniversary', 'elite', 'energy')),
	CONSTRAINT "stickers_rarity" CHECK("stickers"."rarity" in ('common', 'uncommon', 'rare', 'legendary'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `stickers_name` ON `stickers` (`name`);--> statement-breakpoint
CREATE TABLE `user_stickers` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`user_id` integer NOT NULL,
	`sticker_id` integer NOT NULL,
	`acquisition_date` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	`is_new` integer DEFAULT true NOT NULL,
	`is_pinned` integer DEFAULT false NOT NULL,
	`metadata` text DEFAULT '{}' NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`sticker_id`) REFERENCES `stickers`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `user_stickers_once` ON `user_stickers` (`user_id`,`sticker_id`);--> statement-breakpoint
CREATE INDEX `user_stickers_sticker` ON `user_stickers` (`sticker_id`);--> statement-breakpoint
CREATE TABLE `sessions` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` integer NOT NULL,
	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	`last_seen_at` text NOT NULL,
	`user_agent` text,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `sessions_user` ON `sessions` (`user_id`,`last_seen_at`);--> statement-breakpoint
CREATE INDEX `sessions_last_seen` ON `sessions` (`last_seen_at`);--> statement-breakpoint
CREATE TABLE `users` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`username` text NOT NULL,
	`username_key` text NOT NULL,
	`email` text,
	`email_key` text,
	`password` text NOT NULL,
	`daily_motivation` integer DEFAULT true NOT NULL,
	`last_motivation_update` text,
	`last_motivation_id` integer,
	`sso_provider` text,
	`sso_id` text,
	`incognito_mode` integer DEFAULT false NOT NULL,
	`is_admin` integer DEFAULT false NOT NULL,
	`coach_personality` text DEFAULT 'supportive' NOT NULL,
	`coach_tone` text DEFAULT 'warm' NOT NULL,
	`coach_style` text DEFAULT 'growth_mindset' NOT NULL,
	`stripe_customer_id` text,
	`stripe_subscription_id` text,
	`subscription_status` text,
	`subscription_tier` text DEFAULT 'free' NOT NULL,
	`subscription_expires_at` text,
	`reset_token` text,
	`reset_token_expires_at` text,
	`has_completed_initial_quiz` integer DEFAULT false NOT NULL,
	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	CONSTRAINT "users_coach_personality" CHECK("users"."coach_personality" in ('supportive', 'challenging', 'analytical')),
	CONSTRAINT "users_coach_tone" CHECK("users"."coach_tone" in ('warm', 'neutral', 'scholarly')),
	CONSTRAINT "users_coach_style" CHECK("users"."coach_style" in ('growth_mindset', 'socratic', 'action_oriented')),
	CONSTRAINT "users_subscription_tier" CHECK("users"."subscription_tier" in ('free', 'pro', 'premium')),
	CONSTRAINT "users_email_and_key" CHECK(("users"."email" is null) = ("users"."email_key" is null))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `users_username_key` ON `users` (`username_key`);--> statement-breakpoint
CREATE UNIQUE INDEX `users_email_key` ON `users` (`email_key`);--> statement-breakpoint
CREATE UNIQUE INDEX `users_sso` ON `users` (`sso_provider`,`sso_id`);--> statement-breakpoint
CREATE INDEX `users_reset_token` ON `users` (`reset_token`);--> statement-breakpoint
CREATE INDEX `users_stripe_customer` ON `users` (`stripe_customer_id`);