import type { ContentKind } from '#schema/contracts/admin/content-kinds.ts';
import { readLearning } from './learning/files.ts';
import { learningRows } from './learning/rows.ts';
import { readMicroItems } from './micro-learning.ts';
import { questionRow, readQuestions, readStrategies } from './mindset.ts';
import { readMotivations } from './motivations.ts';
import { readPlans } from './plans.ts';
import { readStickers } from './stickers.ts';

type Value = string | number | boolean | null | object;

function literal(value: Value): string {
  if (value === null) return 'null';
  if (typeof value === 'number') return String(value);
  if (typeof value === 'boolean') return value ? '1' : '0';
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return `'${text.replaceAll("'", "''")}'`;
}

/**
 * What an admin published in the app takes precedence over the files, until the admin withdraws it.
 */
const unlessPublished = (kind: ContentKind, id: Value | undefined) =>
  `not exists (select 1 from content_edits where kind = ${literal(kind)} and ref_id = ${id} and published is not null)`;

/**
 * Rows with ids of their own, written so that running it again changes nothing. One statement a
 * row: D1 caps their length. `kind` where admins can edit them.
 */
function upsert(table: string, rows: Record<string, Value>[], kind?: ContentKind): string[] {
  return rows.map((row) => {
    const columns = Object.keys(row).map((name) => `"${name}"`);
    const values = Object.values(row).map(literal);
    const changes = columns
      .filter((name) => name !== '"id"')
      .map((name) => `${name} = excluded.${name}`);
    const condition = kind ? unlessPublished(kind, row['id']) : 'true';
    return `insert into "${table}" (${columns.join(', ')}) select ${values.join(', ')} where ${condition} on conflict (id) do update set ${changes.join(', ')}`;
  });
}

/**
 * Has a further shard count its ids from its own number times a million million, so that no two
 * shards ever give the same one: a row can move without a new name. Safe to run again: what has
 * counted further goes on from there.
 */
export function idRange(shard: number): string[] {
  const first = shard * 1_000_000_000_000;
  const ours = "name not like 'sqlite!_%' escape '!' and name not like 'd1!_%' escape '!'";
  return [
    `insert into sqlite_sequence (name, seq) select name, ${first} from sqlite_master where type = 'table' and sql like '%AUTOINCREMENT%' and ${ours} and name not in (select name from sqlite_sequence)`,
    `update sqlite_sequence set seq = ${first} where seq < ${first} and ${ours}`,
  ];
}

/** The content as SQL statements, in an order that foreign keys allow. Idempotent. */
export function seedStatements(): string[] {
  const learning = learningRows(readLearning());
  return [
    ...upsert(
      'motivations',
      readMotivations().map(({ id, quote, source, category, action }) => ({
        id,
        quote,
        source,
        category,
        action,
      })),
      'motivation',
    ),
    ...upsert('mindset_questions', readQuestions().map(questionRow)),
    ...upsert(
      'intervention_strategies',
      readStrategies().map((row) => ({
        id: row.id,
        profile_type: row.profileType,
        category: row.category,
        strategy_type: row.strategyType,
        title: row.title,
        description: row.description,
        action_items: row.actionItems,
        trigger_conditions: row.triggerConditions,
        priority: row.priority,
        source: row.source,
      })),
    ),
    ...upsert(
      'stickers',
      readStickers().map(({ id, slug, name, category, rarity, description, rule, earn }) => ({
        id,
        name,
        category,
        description,
        image_url: `/stickers.svg#${slug}`,
        rarity,
        rule,
        fact: earn.fact,
        at_least: earn.atLeast,
      })),
    ),
    ...upsert('learning_paths', learning.paths, 'path'),
    ...upsert('learning_modules', learning.modules, 'module'),
    ...upsert('learning_units', learning.units, 'unit'),
    ...upsert(
      'micro_learning_items',
      readMicroItems().map(
        ({ id, contentType, category, content, estimatedMinutes, source = null }) => ({
          id,
          content_type: contentType,
          category,
          content,
          estimated_minutes: estimatedMinutes,
          source,
        }),
      ),
      'micro',
    ),
    ...upsert(
      'subscription_plans',
      readPlans().map(({ stripePriceId, ...plan }) => ({
        ...plan,
        stripe_price_id: stripePriceId,
      })),
    ),
  ];
}
