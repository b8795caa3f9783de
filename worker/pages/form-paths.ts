/** Pages with a form that the browser can send by itself: a POST goes to the page's own address. */
const FORM_PATHS = new Set(['/auth', '/forgot-password', '/reset-password', '/recover', '/contact']);

export const isFormPath = (path: string): boolean => FORM_PATHS.has(path);
