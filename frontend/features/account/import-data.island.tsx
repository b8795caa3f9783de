import { type FormEvent, useState } from 'react';
import { useImport } from '#frontend/api/account.ts';
import { errorMessage } from '#frontend/lib/request.ts';
import { showToast } from '#frontend/state/toast.state.ts';
import { Button } from '#frontend/ui/controls/button.tsx';
import { Field } from '#frontend/ui/controls/field.tsx';
import { Form } from '#frontend/ui/controls/form.tsx';
import { Notice } from '#frontend/ui/feedback/notice.tsx';
import { SettingsItem } from '#frontend/ui/settings-section.tsx';
import type { ImportResult } from '#schema/contracts/account-life.ts';
import { addUp, importWords } from './import-words.rules.ts';
import styles from './your-data.module.css';

const NO_EXPORT = 'This isn’t a file that Yet exported.';

/**
 * Imports an exported file. What exists already stays unchanged, so importing twice does no harm.
 */
export function ImportData() {
  const { mutateAsync: bringIn, isPending, data: results } = useImport();
  const [problem, setProblem] = useState('');

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const file = new FormData(form).get('file');
    if (!(file instanceof File) || file.size === 0)
      return setProblem('Please choose a file first.');
    setProblem('');
    try {
      await bringIn(file);
      form.reset();
    } catch (failure) {
      // What cannot even be parsed never reached the server.
      const words = failure instanceof SyntaxError ? NO_EXPORT : errorMessage(failure, NO_EXPORT);
      setProblem(words);
      showToast({
        title: 'Not all of the file could be imported',
        description: words,
        kind: 'destructive',
      });
    }
  };

  return (
    <SettingsItem title="Import a file">
      <p>
        A JSON file from “Download everything”, from this account or another. What is here already
        stays as it is. Payments, plans and shares are not imported.
      </p>
      {results && <BroughtIn result={addUp(results)} />}
      <Form className={styles.confirmation} onSubmit={submit}>
        <Field
          label="File"
          name="file"
          type="file"
          accept=".json,application/json"
          error={problem}
        />
        <Button type="submit" kind="outline" pending={isPending}>
          {isPending ? 'Importing...' : 'Import it'}
        </Button>
      </Form>
    </SettingsItem>
  );
}

function BroughtIn({ result }: { result: ImportResult }) {
  const { added, skipped } = importWords(result);
  return (
    <div role="status">
      <Notice title={added.length > 0 ? 'Imported' : 'Everything in the file was here already'}>
        {added.length > 0 && <p>{added.join(', ')}.</p>}
        {added.length > 0 && skipped > 0 && (
          <p>
            {skipped.toLocaleString()} were left out: they were here already, or belong to something
            that isn’t.
          </p>
        )}
        {result.stayed && <p>{result.stayed.message}</p>}
        {result.mailsOff && <p>{result.mailsOff}</p>}
      </Notice>
    </div>
  );
}
