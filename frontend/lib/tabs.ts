/** What tabs of one browser tell each other. Nothing of anybody's is in it. */
export type TabMessage = {
  /** Whose tab says so; null is somebody who signed out. */
  person: number | null;
  /** Beginnings of the paths that read something else now. */
  changed: readonly string[];
};

let channel: BroadcastChannel | undefined;

/** The channel between the tabs; what this tab says is heard by the others alone. */
export function tabsChannel(): BroadcastChannel {
  channel ??= new BroadcastChannel('yet:changes');
  return channel;
}

export const tellTabs = (message: TabMessage): void => tabsChannel().postMessage(message);

/** The person of this browser leaves on purpose: what shows in other tabs is theirs no longer. */
export const tellTabsPersonLeft = (): void => tellTabs({ person: null, changed: [] });
