import type {
  AuditAction,
  AuditEntry,
  AuditPage,
  AuditSubject,
} from '#schema/contracts/admin/admin.ts';
import type { AdminContext } from '#worker/admin-context.ts';
import { listAuditEvents } from './audit.queries.ts';

/** What admins did, newest first. */
export async function listAuditEntries(ctx: AdminContext, page: AuditPage): Promise<AuditEntry[]> {
  const { action, kind, subject, before = Number.MAX_SAFE_INTEGER, limit } = page;
  const [, rows] = await ctx.read([listAuditEvents({ action, kind, subject, before, limit })]);
  return rows.map(({ actorId, actorName, subjectKind, subjectId, subjectName, ...row }) => ({
    ...row,
    action: row.action as AuditAction,
    actor: actorId === null ? null : { id: actorId, name: actorName },
    subject: { kind: subjectKind as AuditSubject, id: subjectId, name: subjectName },
  }));
}
