/** A message between tabs of one browser. It holds ids and paths, never a person's words. */
export type TabMessage = {
  /** The id of the sender's person; null after signing out. */
  person: number | null;
  /** Prefixes of the API paths whose answers have changed. */
  changed: readonly string[];
};

let channel: BroadcastChannel | undefined;

/** The channel between the tabs. A tab does not receive its own messages. */
export function tabsChannel(): BroadcastChannel {
  channel ??= new BroadcastChannel('yet:changes');
  return channel;
}

export const tellTabs = (message: TabMessage): void => tabsChannel().postMessage(message);

/** Has the other tabs clear what they show, when the person signs out on purpose. */
export const tellTabsPersonLeft = (): void => tellTabs({ person: null, changed: [] });
