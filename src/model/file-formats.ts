const OFFICE = 'application/vnd.openxmlformats-officedocument';
const OPEN = 'application/vnd.oasis.opendocument';

/** The format of a media type. This is a Map, because a plain object also has fields such as "constructor". */
const formatOfType = new Map([
  ['application/pdf', 'PDF'],
  ['application/msword', 'DOC'],
  [`${OFFICE}.wordprocessingml.document`, 'DOCX'],
  ['application/vnd.ms-excel', 'XLS'],
  [`${OFFICE}.spreadsheetml.sheet`, 'XLSX'],
  ['application/vnd.ms-powerpoint', 'PPT'],
  [`${OFFICE}.presentationml.presentation`, 'PPTX'],
  [`${OPEN}.text`, 'ODT'],
  [`${OPEN}.spreadsheet`, 'ODS'],
  [`${OPEN}.presentation`, 'ODP'],
  ['application/rtf', 'RTF'],
  ['text/csv', 'CSV'],
  ['text/plain', 'TXT'],
  ['application/zip', 'ZIP'],
  ['image/jpeg', 'JPG'],
  ['image/png', 'PNG'],
  ['audio/mpeg', 'MP3'],
  ['video/mp4', 'MP4'],
  ['video/webm', 'WEBM'],
]);

const others = ['JPEG', 'TIF', 'TIFF', 'WEBP', 'OGG', 'WAV', 'RAR', '7Z', 'XML', 'HTM', 'HTML'];
const endings = new Set([...formatOfType.values(), ...others]);

/**
 * The format, such as PDF: from the ending of the path, or else from the first known media type. Ignores endings such as
 * `.aspx`.
 */
export function fileFormat(path: string, types: readonly (string | undefined)[]): string | undefined {
  const ending = /\.([a-z0-9]{2,5})$/i.exec(path)?.[1]?.toUpperCase() ?? '';
  if (endings.has(ending)) return ending;
  const bare = types.map((type) => type?.split(';')[0]?.trim().toLowerCase() ?? '');
  return bare.map((type) => formatOfType.get(type)).find(Boolean);
}
