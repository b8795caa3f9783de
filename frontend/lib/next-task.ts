/** Cuts long work in two, so that hands and frames come in between. */
export const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve));
