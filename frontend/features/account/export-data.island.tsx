import { SettingsItem } from '#frontend/ui/settings-section.tsx';
import { ExportButtons } from './export-buttons.tsx';

/** Everything that is yours, as a file. */
export function ExportData() {
  return (
    <SettingsItem title="Download everything">
      <p>
        Goals, journal, talks with Eden, answers, learning and the rest. You can import the JSON
        file again, here or into another copy of Yet. The Markdown file is for reading.
      </p>
      <ExportButtons />
    </SettingsItem>
  );
}
