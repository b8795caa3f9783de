import type { Page } from '@playwright/test';

/** What a screen reader comes to, in its order. */
export interface Read {
  role: string;
  name: string;
  /** Of a heading. */
  level?: number;
}

interface AxNode {
  nodeId: string;
  ignored: boolean;
  role?: { value: string };
  name?: { value: string };
  properties?: { name: string; value: { value: unknown } }[];
  childIds?: string[];
}

/** Chromium's own accessibility tree of a page, read from its beginning to its end. */
export async function readingOrder(page: Page): Promise<Read[]> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = (await session.send('Accessibility.getFullAXTree')) as { nodes: AxNode[] };
  await session.detach();
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const read: Read[] = [];
  // The words of a label are the name of what it labels: they are not read as text beside it.
  const walk = (node: AxNode | undefined, isLabel = false) => {
    if (!node) return;
    const isSaid = !isLabel || node.role?.value !== 'StaticText';
    if (!node.ignored && node.role && isSaid) {
      const level = node.properties?.find(({ name }) => name === 'level')?.value.value;
      read.push({
        role: node.role.value,
        name: node.name?.value ?? '',
        ...(node.role.value === 'heading' && { level: Number(level) }),
      });
    }
    for (const id of node.childIds ?? [])
      walk(byId.get(id), isLabel || node.role?.value === 'LabelText');
  };
  walk(nodes[0]);
  return read;
}

/** Whoever comes to one of these without a name does not know what it is for. */
const NEED_A_NAME =
  /^(button|link|checkbox|radio|switch|tab|textbox|searchbox|combobox|DisclosureTriangle|image|progressbar|region|navigation|heading)$/;

/** What would puzzle somebody who hears a page: none, one line each. */
export function puzzles(read: Read[]): string[] {
  const unnamed = read
    .filter(({ role, name }) => NEED_A_NAME.test(role) && name.trim() === '')
    .map(({ role }) => `a ${role} without a name`);
  const headings = read.filter(({ role }) => role === 'heading');
  const skipped = headings
    .filter(({ level = 1 }, at) => level > (headings[at - 1]?.level ?? 0) + 1)
    .map(({ name, level }) => `“${name}” is a heading ${level} below none of ${Number(level) - 1}`);
  const titles = headings.filter(({ level }) => level === 1);
  return [
    ...unnamed,
    ...skipped,
    ...(titles.length === 1 ? [] : [`${titles.length} headings of the first level`]),
    ...saidTwice(read),
  ];
}

/** A box whose words are read once more right after it. */
function saidTwice(read: Read[]): string[] {
  const spoken = read.filter(
    ({ role }) => !/^(InlineTextBox|LabelText|generic|paragraph|none)$/.test(role),
  );
  return spoken
    .filter(({ role, name }, at) => {
      const next = spoken[at + 1];
      return role === 'checkbox' && next?.role === 'StaticText' && next.name === name;
    })
    .map(({ name }) => `“${name}” is said twice`);
}
