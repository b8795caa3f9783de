/** The empty page that the service worker keeps: the app opens with it where the server cannot be reached. */
export const APP_SHELL = '/app-shell';
