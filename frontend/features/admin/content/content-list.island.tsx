import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { contentListQuery } from '#frontend/api/content-edits.ts';
import { DidNotLoad } from '#frontend/features/admin/did-not-load.tsx';
import { useSearch } from '#frontend/lib/use-search.ts';
import { SearchField } from '#frontend/ui/controls/search-field.tsx';
import { Switch } from '#frontend/ui/controls/switch.tsx';
import { StrayLeafDrawing } from '#frontend/ui/drawings/stray-leaf-drawing.tsx';
import { EmptyState } from '#frontend/ui/feedback/empty-state.tsx';
import { Skeleton } from '#frontend/ui/feedback/skeleton.tsx';
import { Tabs } from '#frontend/ui/tabs.tsx';
import type { ContentKind } from '#schema/contracts/admin/content-kinds.ts';
import { PATHS } from '#schema/urls/page-paths.ts';
import styles from './content-list.module.css';
import { ContentTable } from './content-table.tsx';
import { KIND_NAMES, shownOf } from './content-words.rules.ts';

const TABS = (Object.keys(KIND_NAMES) as ContentKind[]).map((name) => ({
  name,
  label: KIND_NAMES[name].many,
}));

/** The editable content by kind. The address keeps the chosen kind. */
export function ContentListIsland() {
  const asked = new URLSearchParams(useSearch()).get('kind');
  const [, navigate] = useLocation();
  const kind = TABS.find(({ name }) => name === asked)?.name ?? 'unit';
  const choose = (name: ContentKind) =>
    navigate(`${PATHS.adminContent}?kind=${name}`, { replace: true });
  return (
    <Tabs label="Kinds of content" tabs={TABS} value={kind} onChange={choose} look="chips">
      <List key={kind} kind={kind} />
    </Tabs>
  );
}

function List({ kind }: { kind: ContentKind }) {
  const { data, error, isPending, isFetching, refetch } = useQuery(contentListQuery(kind));
  const [typed, setTyped] = useState('');
  const [isDraftsOnly, setIsDraftsOnly] = useState(false);
  if (isPending) return <Skeleton count={3} />;
  if (!data)
    return <DidNotLoad what="The list" error={error} isAsking={isFetching} onAskAgain={refetch} />;
  const shown = shownOf(data, typed, isDraftsOnly);
  return (
    <>
      <div className={styles.filter}>
        <SearchField label="Words in a title or a place" value={typed} onChange={setTyped} />
        <Switch
          label="Drafts only"
          hint="What is written and not published yet."
          checked={isDraftsOnly}
          onChange={setIsDraftsOnly}
        />
      </div>
      <p role="status" className="visually-hidden">
        {shown.length} of {data.length} shown
      </p>
      {shown.length > 0 ? (
        <ContentTable content={shown} />
      ) : (
        <EmptyState drawing={<StrayLeafDrawing size={80} />}>
          {isDraftsOnly && typed.trim() === ''
            ? 'No draft waits here: what people see is what was written last.'
            : 'Nothing here has these words.'}
        </EmptyState>
      )}
    </>
  );
}
