import { expect, it } from 'vitest';
import { describeApi } from '#schema/api/openapi.ts';
import { Visitor } from '#tests/worker/harness.ts';

it('is there for anybody, and is what the table of routes makes', async () => {
  for (const visitor of [new Visitor(), new Visitor()]) {
    const { status, headers, body } = await visitor.get('/api/openapi.json');
    expect([status, headers.get('content-type')]).toEqual([200, 'application/json']);
    expect(body).toEqual(JSON.parse(JSON.stringify(describeApi())));
  }
});
