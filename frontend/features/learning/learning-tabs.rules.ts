export const TABS = ['recommended', 'all', 'mine', 'featured'] as const;
export const PANEL_NAMES = ['recommendations', 'micro', 'analytics'] as const;
export type TabName = (typeof TABS)[number];
export type ShownName = (typeof PANEL_NAMES)[number];

const oneOf = <Name extends string>(names: readonly Name[], asked: string | null): Name =>
  names.find((name) => name === asked) ?? (names[0] as Name);

/**
 * Which tab and sub-tab an address asks for; the first of each when it asks for none that there is.
 */
export function shownBy(search: string): { tab: TabName; shown: ShownName; q: string } {
  const query = new URLSearchParams(search);
  return {
    tab: oneOf(TABS, query.get('tab')),
    shown: oneOf(PANEL_NAMES, query.get('show')),
    q: query.get('q') ?? '',
  };
}

/** The address's query for what shows; what comes first needs no words. */
export function searchFor({
  tab,
  shown,
  q,
}: {
  tab: TabName;
  shown?: ShownName;
  q?: string;
}): string {
  const query = new URLSearchParams({
    ...(tab !== TABS[0] && { tab }),
    ...(shown && shown !== PANEL_NAMES[0] && { show: shown }),
    ...(q && { q }),
  }).toString();
  return query && `?${query}`;
}
