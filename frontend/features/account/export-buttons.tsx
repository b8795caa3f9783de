import { type ExportKind, useExport } from '#frontend/api/account.ts';
import { errorMessage } from '#frontend/lib/request.ts';
import { saveFile } from '#frontend/lib/save-file.ts';
import { showToast } from '#frontend/state/toast.state.ts';
import { Button } from '#frontend/ui/controls/button.tsx';
import styles from './your-data.module.css';

const KINDS: { kind: ExportKind; label: string }[] = [
  { kind: 'json', label: 'Download JSON' },
  { kind: 'md', label: 'Download Markdown' },
];

export function ExportButtons() {
  const { mutate: takeAll, isPending, variables } = useExport();

  const take = (kind: ExportKind) =>
    takeAll(kind, {
      onSuccess: (file) => saveFile(`yet-${new Date().toISOString().slice(0, 10)}.${kind}`, file),
      onError: (failure) =>
        showToast({
          title: 'The file could not be made',
          description: errorMessage(failure, 'Please try again in a moment.'),
          kind: 'destructive',
        }),
    });

  return (
    <div className={styles.actions}>
      {KINDS.map(({ kind, label }) => (
        <Button
          key={kind}
          kind="outline"
          size="small"
          disabled={isPending}
          onClick={() => take(kind)}
        >
          {isPending && variables === kind ? 'Gathering...' : label}
        </Button>
      ))}
    </div>
  );
}
