/** Where a field notes that Enter was pressed in it before the page heard of it. */
export const ENTER_PRESSED = 'enterPressed';
