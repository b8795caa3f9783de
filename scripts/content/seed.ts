import { readQuestions, readStrategies } from './mindset.ts';
import { readMotivations } from './motivations.ts';
import { readStickers } from './stickers.ts';

type Value = string | number | boolean | null | object;

function literal(value: Value): string {
  if (value === null) return 'null';
  if (typeof value === 'number') return String(value);
  if (typeof value === 'boolean') return value ? '1' : '0';
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return `'${text.replaceAll("'", "''")}'`;
}

/** Rows with ids of their own, written so that running it again changes nothing. One statement a row: D1 caps their length. */
function upsert(table: string, rows: Record<string, Value>[]): string[] {
  return rows.map((row) => {
    const columns = Object.keys(row).map((name) => `"${name}"`);
    const values = Object.values(row).map(literal);
    const changes = columns.filter((name) => name !== '"id"').map((name) => `${name} = excluded.${name}`);
    return `insert into "${table}" (${columns.join(', ')}) values (${values.join(', ')}) on conflict (id) do update set ${changes.join(', ')}`;
  });
}

/** The content as SQL statements, in an order that foreign keys allow. Idempotent. */
export function seedStatements(): string[] {
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
    ),
    ...upsert(
      'mindset_questions',
      readQuestions().map(({ id, category, question, options, order }) => ({
        id,
        category,
        question,
        options,
        presentation: order,
      })),
    ),
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
  ];
}
