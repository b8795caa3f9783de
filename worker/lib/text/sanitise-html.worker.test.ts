import { expect, it } from 'vitest';

it('sanitises inside workerd too, where who edits content will need it', async () => {
  const { sanitiseHtml } = await import('./sanitise-html.ts');
  expect(sanitiseHtml('<p onclick="alert(1)">a<script>alert(1)</script></p>')).toBe('<p>a</p>');
});
