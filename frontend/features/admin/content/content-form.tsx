import type { FieldErrors } from '#frontend/lib/validate.ts';
import type { ContentFields } from '#schema/contracts/admin/content-edits.ts';
import { MicroFields, ModuleFields, MotivationFields, PathFields } from './short-forms.tsx';
import { UnitFields } from './unit-fields.tsx';

export type FormProps<Fields> = {
  fields: Fields;
  errors: FieldErrors;
  onChange: (part: Partial<Fields>) => void;
};

type Props = {
  fields: ContentFields;
  errors: FieldErrors;
  onChange: (part: Partial<ContentFields>) => void;
};

/** The fields of a text, by its kind. */
export function ContentForm({ fields, ...rest }: Props) {
  switch (fields.kind) {
    case 'unit':
      return <UnitFields fields={fields} {...rest} />;
    case 'path':
      return <PathFields fields={fields} {...rest} />;
    case 'module':
      return <ModuleFields fields={fields} {...rest} />;
    case 'motivation':
      return <MotivationFields fields={fields} {...rest} />;
    case 'micro':
      return <MicroFields fields={fields} {...rest} />;
  }
}
