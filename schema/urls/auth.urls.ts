/** Signing in and staying so. */
export const AUTH_URLS = {
  appInfo: '/api/app-info',
  register: '/api/register',
  login: '/api/login',
  logout: '/api/logout',
  requestReset: '/api/reset-password',
  setNewPassword: '/api/set-new-password',
  recover: '/api/recover',
  recoveryCodes: '/api/recovery-codes',
  changePassword: '/api/change-password',
  sessions: '/api/sessions',
  session: '/api/sessions/:sessionId',
  endSessions: '/api/sessions/end',
} as const;
