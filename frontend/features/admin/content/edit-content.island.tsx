import { useQuery } from '@tanstack/react-query';
import { contentEditQuery } from '#frontend/api/content-edits.ts';
import { userQuery } from '#frontend/api/user.ts';
import { DidNotLoad } from '#frontend/features/admin/did-not-load.tsx';
import { hasStatus } from '#frontend/lib/request.ts';
import { ButtonLink } from '#frontend/ui/controls/button.tsx';
import { StrayLeafDrawing } from '#frontend/ui/drawings/stray-leaf-drawing.tsx';
import { EmptyState } from '#frontend/ui/feedback/empty-state.tsx';
import { Skeleton } from '#frontend/ui/feedback/skeleton.tsx';
import { BackLink } from '#frontend/ui/text/back-link.tsx';
import { CONTENT_KINDS, type ContentKind } from '#schema/contracts/admin/content-kinds.ts';
import { PATHS } from '#schema/urls/page-paths.ts';
import styles from './content-editor.module.css';
import { ContentEditor } from './content-editor.tsx';

/**
 * One text and its draft, or why it cannot be shown. `kind` and `id` are as the address has them.
 */
export function EditContent({ kind: typed, id }: { kind: string; id: number }) {
  const kind = CONTENT_KINDS.find((one) => one === typed);
  return (
    <>
      <BackLink href={kind ? `${PATHS.adminContent}?kind=${kind}` : PATHS.adminContent}>
        Back to content
      </BackLink>
      {kind && id > 0 ? <Loaded kind={kind} id={id} /> : <Nothing />}
    </>
  );
}

function Loaded({ kind, id }: { kind: ContentKind; id: number }) {
  const { data: user } = useQuery(userQuery);
  const {
    data: edit,
    error,
    isPending,
    isFetching,
    refetch,
  } = useQuery(contentEditQuery({ kind, id }));
  if (edit && user) return <ContentEditor edit={edit} userId={user.id} refetch={refetch} />;
  if (hasStatus(error, 404)) return <Nothing />;
  return (
    <>
      <Head>A text</Head>
      {isPending ? (
        <Skeleton shape="form" />
      ) : (
        <DidNotLoad what="The text" error={error} isAsking={isFetching} onAskAgain={refetch} />
      )}
    </>
  );
}

const Head = ({ children }: { children: string }) => (
  <header className={styles.head}>
    <h1>{children}</h1>
  </header>
);

const Nothing = () => (
  <>
    <Head>No such text</Head>
    <EmptyState
      drawing={<StrayLeafDrawing size={80} />}
      action={<ButtonLink href={PATHS.adminContent}>All content</ButtonLink>}
    >
      There is no text at this address.
    </EmptyState>
  </>
);
