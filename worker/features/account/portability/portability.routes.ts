import { Hono } from 'hono';
import { ImportResult } from '#schema/contracts/account-life.ts';
import { ExportFile } from '#schema/contracts/export-file.ts';
import { ACCOUNT_URLS } from '#schema/urls/account.urls.ts';
import type { AppEnv } from '#worker/http/app-env.ts';
import { body } from '#worker/http/input.ts';
import { requireUser } from '#worker/http/require-user.ts';
import { send } from '#worker/http/send.ts';
import { streamFile } from '#worker/http/stream-file.ts';
import { exportJson, exportMarkdown } from './export.service.ts';
import { importFile } from './import.service.ts';

export const portabilityRoutes = new Hono<AppEnv>()
  .get(ACCOUNT_URLS.exportJson, requireUser, async (c) =>
    streamFile(c, await exportJson(c.var.user), {
      fileName: 'yet-export.json',
      contentType: 'application/json',
    }),
  )
  .get(ACCOUNT_URLS.exportMarkdown, requireUser, async (c) =>
    streamFile(c, await exportMarkdown(c.var.user), {
      fileName: 'yet-export.md',
      contentType: 'text/markdown',
    }),
  )
  .post(ACCOUNT_URLS.import, requireUser, async (c) =>
    send(c, ImportResult, await importFile(c.var.user, await body(c, ExportFile))),
  );
