import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { showToast } from '#frontend/state/toast.state.ts';
import { renderPart } from '#frontend/testing/render-part.tsx';
import { Button } from '#frontend/ui/controls/button.tsx';

const OVER = { position: 'fixed', right: 24, bottom: 24 } as const;

const boxOf = (text: string) =>
  (page.getByText(text, { exact: true }).element() as Element).getBoundingClientRect();

test('a toast leaves the next step free to be pressed', async () => {
  let presses = 0;
  renderPart(
    <Button style={OVER} onClick={() => presses++}>
      Next
    </Button>,
  );
  showToast({ title: 'Welcome back!', description: 'Successfully logged in' });
  await expect.element(page.getByText('Welcome back!')).toBeVisible();
  await expect.poll(() => boxOf('Successfully logged in').bottom).toBeLessThan(boxOf('Next').top);
  await page.getByRole('button', { name: 'Next' }).click();
  expect(presses).toBe(1);
});
