ALTER TABLE `activities` ADD `goal_id` integer GENERATED ALWAYS AS (metadata ->> '$.goalId') VIRTUAL;--> statement-breakpoint
ALTER TABLE `activities` ADD `milestone` integer GENERATED ALWAYS AS (metadata ->> '$.milestone') VIRTUAL;--> statement-breakpoint
ALTER TABLE `activities` ADD `is_last` integer GENERATED ALWAYS AS (metadata ->> '$.last') VIRTUAL;--> statement-breakpoint
ALTER TABLE `activities` ADD `is_early` integer GENERATED ALWAYS AS (metadata ->> '$.early') VIRTUAL;--> statement-breakpoint
ALTER TABLE `activities` ADD `is_after_setback` integer GENERATED ALWAYS AS (metadata ->> '$.afterSetback') VIRTUAL;--> statement-breakpoint
ALTER TABLE `activities` ADD `words` integer GENERATED ALWAYS AS (metadata ->> '$.words') VIRTUAL;--> statement-breakpoint
ALTER TABLE `activities` ADD `tells_of_setback` integer GENERATED ALWAYS AS (metadata ->> '$.setback') VIRTUAL;--> statement-breakpoint
ALTER TABLE `activities` ADD `mood` text GENERATED ALWAYS AS (metadata ->> '$.mood') VIRTUAL;--> statement-breakpoint
ALTER TABLE `activities` ADD `share_id` integer GENERATED ALWAYS AS (metadata ->> '$.shareId') VIRTUAL;--> statement-breakpoint
ALTER TABLE `activities` ADD `path_id` integer GENERATED ALWAYS AS (metadata ->> '$.pathId') VIRTUAL;