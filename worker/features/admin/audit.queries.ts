import { and, desc, eq, lt, sql } from 'drizzle-orm';
import type { AuditAction, AuditSubject } from '#schema/contracts/admin/admin.ts';
import { auditTrail } from '#schema/tables/admin.ts';
import { queryBuilder } from '#worker/lib/database/query-builder.ts';

/**
 * A person's name, or how a content's row is called. Table names are spelt out: Drizzle drops them
 * here.
 */
const subjectName = sql<string | null>`case audit_trail.subject_kind
  when 'user' then (select users.username from users where users.id = audit_trail.subject_id)
  when 'path' then (select learning_paths.title from learning_paths where learning_paths.id = audit_trail.subject_id)
  when 'module' then (select learning_modules.title from learning_modules where learning_modules.id = audit_trail.subject_id)
  when 'unit' then (select learning_units.title from learning_units where learning_units.id = audit_trail.subject_id)
  when 'motivation' then (select substr(motivations.quote, 1, 60) from motivations where motivations.id = audit_trail.subject_id)
  when 'micro' then (select substr(micro_learning_items.content, 1, 60) from micro_learning_items where micro_learning_items.id = audit_trail.subject_id)
  end`.as('subject_name');

interface Filter {
  action: AuditAction | undefined;
  kind: AuditSubject | undefined;
  subject: number | undefined;
  before: number;
  limit: number;
}

/** Newest first. The text depends on the filter, so that each finds its index. */
export const listAuditEvents = ({ action, kind, subject, before, limit }: Filter) =>
  queryBuilder
    .select({
      id: auditTrail.id,
      createdAt: auditTrail.createdAt,
      action: auditTrail.action,
      actorId: auditTrail.actorId,
      actorName: sql<
        string | null
      >`(select users.username from users where users.id = audit_trail.actor_id)`.as('actor_name'),
      subjectKind: auditTrail.subjectKind,
      subjectId: auditTrail.subjectId,
      subjectName,
      detail: auditTrail.detail,
      requestId: auditTrail.requestId,
    })
    .from(auditTrail)
    .where(
      and(
        lt(auditTrail.id, before),
        action && eq(auditTrail.action, action),
        kind && eq(auditTrail.subjectKind, kind),
        subject === undefined ? undefined : eq(auditTrail.subjectId, subject),
      ),
    )
    .orderBy(desc(auditTrail.id))
    .limit(limit);
