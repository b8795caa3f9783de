import { Hono } from 'hono';
import {
  AdminUserDetail,
  AdminUserList,
  AdminUserPage,
  AdminUserParams,
  AuditList,
  AuditPage,
  SessionsGone,
  TierGrant,
} from '#schema/contracts/admin/admin.ts';
import { ADMIN_URLS } from '#schema/urls/admin.urls.ts';
import type { AppEnv } from '#worker/http/app-env.ts';
import { body, params, query } from '#worker/http/input.ts';
import { requireAdmin } from '#worker/http/require-admin.ts';
import { send } from '#worker/http/send.ts';
import { listAuditEntries } from './audit.service.ts';
import { contentRoutes } from './content.routes.ts';
import {
  endTier,
  grantTier,
  listUsers,
  signOutUser,
  unlockUser,
  userDetail,
} from './users.service.ts';

export const adminRoutes = new Hono<AppEnv>()
  .get(ADMIN_URLS.users, requireAdmin, async (c) =>
    send(c, AdminUserList, await listUsers(c.var.admin, query(c, AdminUserPage))),
  )
  .get(ADMIN_URLS.user, requireAdmin, async (c) =>
    send(c, AdminUserDetail, await userDetail(c.var.admin, params(c, AdminUserParams).userId)),
  )
  .post(ADMIN_URLS.tier, requireAdmin, async (c) => {
    const { userId } = params(c, AdminUserParams);
    return send(c, AdminUserDetail, await grantTier(c.var.admin, userId, await body(c, TierGrant)));
  })
  .delete(ADMIN_URLS.tier, requireAdmin, async (c) =>
    send(c, AdminUserDetail, await endTier(c.var.admin, params(c, AdminUserParams).userId)),
  )
  .post(ADMIN_URLS.unlock, requireAdmin, async (c) =>
    send(c, AdminUserDetail, await unlockUser(c.var.admin, params(c, AdminUserParams).userId)),
  )
  .post(ADMIN_URLS.signOut, requireAdmin, async (c) =>
    send(c, SessionsGone, await signOutUser(c.var.admin, params(c, AdminUserParams).userId)),
  )
  .get(ADMIN_URLS.audit, requireAdmin, async (c) =>
    send(c, AuditList, await listAuditEntries(c.var.admin, query(c, AuditPage))),
  )
  .route('/', contentRoutes);
