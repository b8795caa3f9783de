import type { ComponentProps, MouseEvent, ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { Link, ParamsProvider, PlaceProvider, useLocation, useParams, useSearch } from './location.tsx';

function Here() {
  const [path] = useLocation();
  const { id } = useParams<{ id: string }>();
  return <p>{[path, useSearch(), id].join(' ')}</p>;
}

test('a server is told where it is', () => {
  const page = (
    <PlaceProvider path="/caf%C3%A9/7" search="?a=%26" navigate={vi.fn()}>
      <ParamsProvider value={{ id: '7' }}>
        <Here />
      </ParamsProvider>
    </PlaceProvider>
  );
  expect(renderToString(page)).toBe('<p>/café/7 a=%26 7</p>');
});

test('an address that is no UTF-8 is shown as it is', () => {
  const page = (
    <PlaceProvider path="/%E0%A4%A" search="" navigate={vi.fn()}>
      <Here />
    </PlaceProvider>
  );
  expect(renderToString(page)).toContain('/%E0%A4%A');
});

const click = (more: object = {}) => ({
  button: 0,
  defaultPrevented: false,
  preventDefault: vi.fn(),
  ...more,
});

let link: ReactElement<ComponentProps<'a'>> | undefined;

function Shown() {
  link = Link({ href: '/goals' });
  return link;
}

/** Clicks a link as React would. */
function followed(event: ReturnType<typeof click>) {
  const navigate = vi.fn();
  renderToString(
    <PlaceProvider path="/" navigate={navigate}>
      <Shown />
    </PlaceProvider>,
  );
  link?.props.onClick?.(event as unknown as MouseEvent<HTMLAnchorElement>);
  return navigate;
}

test('a click follows a link within the page', () => {
  const event = click();
  expect(followed(event)).toHaveBeenCalledWith('/goals');
  expect(event.preventDefault).toHaveBeenCalled();
});

test.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
  'a click that asks for another window is the browser’s: %o',
  (how) => {
    const event = click(how);
    expect(followed(event)).not.toHaveBeenCalled();
    expect(event.preventDefault).not.toHaveBeenCalled();
  },
);

test('who prevents a click stays', () => {
  expect(followed(click({ defaultPrevented: true }))).not.toHaveBeenCalled();
});
