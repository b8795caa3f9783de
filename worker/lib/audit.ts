import { sql } from 'drizzle-orm';
import type { AuditAction, AuditSubject } from '#schema/contracts/admin/admin.ts';
import { auditTrail } from '#schema/tables/admin.ts';
import { users } from '#schema/tables/users.ts';
import { guard } from './database/guard.ts';
import { queryBuilder } from './database/query-builder.ts';

/** A change by an admin, as the audit trail records it. */
export interface AuditEvent {
  action: AuditAction;
  subject: { kind: AuditSubject; id: number };
  /** Facts of the change: which plan, which fields. Never a secret, never anybody's words. */
  detail?: Record<string, unknown>;
}

/** Fails a batch when its caller is not an admin any more. */
export const assertAdminStill = (p: { userId: number }) =>
  guard(
    'adminStill',
    sql`exists (select 1 from ${users} where ${users.id} = ${p.userId} and ${users.isAdmin} = 1)`,
  );

interface NewAuditRow {
  actorId: number;
  action: AuditAction;
  subjectKind: AuditSubject;
  subjectId: number;
  detail: Record<string, unknown>;
  requestId: string;
  now: string;
}

/** Inserts the audit row of a change. */
export const insertAuditEvent = (p: NewAuditRow) =>
  queryBuilder.insert(auditTrail).values({
    actorId: p.actorId,
    action: p.action,
    subjectKind: p.subjectKind,
    subjectId: p.subjectId,
    detail: p.detail,
    requestId: p.requestId,
    createdAt: p.now,
  });
