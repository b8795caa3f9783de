import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderPart } from '#frontend/testing/render-part.tsx';
import { KeepingNote } from './keeping-note.tsx';

test.each(['Temporary chat.', 'Nothing is kept'])(
  'a press on “%s” chooses a temporary chat as well as one on the box',
  async (words) => {
    let chosen: boolean | undefined;
    renderPart(
      <KeepingNote
        isIncognito={false}
        isTemporary={false}
        isOpenToChange
        onChange={(isTemporary) => {
          chosen = isTemporary;
        }}
      />,
    );
    await page.getByText(words, { exact: false }).click();
    expect(chosen).toBe(true);
    await expect.element(page.getByRole('checkbox', { name: 'Temporary chat' })).toBeVisible();
  },
);
