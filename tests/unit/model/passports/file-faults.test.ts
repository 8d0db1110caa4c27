import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { faultWords } from '~/i18n/file-words';
import { faultOf } from '~/model/passports/file-faults';
import { fileFormat } from '~/model/file-formats';

const PDF = '%PDF-1.7\n1 0 obj\n<<>>\nendobj\n%%EOF\n';
const ZIP = 'PK\x03\x04 and more';
const OLE = '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1';
const wide = (text: string): string => Buffer.from(text, 'utf16le').toString('latin1');

it.each([
  ['a.pdf', PDF],
  ['a.PDF', `\n\n${PDF}\n\n`],
  ['a.docx', ZIP],
  ['a.zip', ZIP],
  ['a.jpg', '\xff\xd8\xff\xe0'],
  ['download.aspx', '<!doctype html>'],
  ['download.aspx', PDF],
  ['a.xlsx', `${ZIP} xl/workbook.xml and a Word file in it: word/document.xml`],
  ['a.epub', ZIP],
  ['a.txt', 'words'],
  ['a.pdf', PDF + '\0'.repeat(2000)],
  ['a.doc', '{\\rtf1 words}'],
  ['a.xls', '<?xml version="1.0"?><Workbook/>'],
  ['a.xls', 'Item\tRate\nBelt\t5'],
  ['a.jpg', 'GIF89a'],
  ['a.docx', `${OLE} ${wide('EncryptedPackage')}`],
])('%s is what its name says, or says nothing', (name, text) => {
  expect(faultOf(`/docs/${name}`, Buffer.from(text, 'latin1'))).toBeUndefined();
});

it.each([
  ['a.pdf', ZIP, 'this is a ZIP file, not PDF', 'यह ZIP फ़ाइल है, PDF नहीं'],
  ['a.pdf', `${ZIP} word/document.xml`, 'this is a Word file (.docx), not PDF', 'यह वर्ड फ़ाइल (.docx) है, PDF नहीं'],
  ['a.pdf', `${OLE} ${wide('Workbook')}`, 'this is an Excel file (.xls), not PDF', 'यह एक्सेल फ़ाइल (.xls) है, PDF नहीं'],
  ['a.pdf', '\n<!DOCTYPE html><p>Log in</p>', 'this is a web page (HTML), not PDF', 'यह वेब पृष्ठ (HTML) है, PDF नहीं'],
  ['a.docx', PDF, 'this is a PDF, not DOCX', 'यह PDF फ़ाइल है, DOCX नहीं'],
  ['a.xlsx', `${ZIP} word/document.xml`, 'this is a Word file (.docx), not XLSX', 'यह वर्ड फ़ाइल (.docx) है, XLSX नहीं'],
  ['photo.jpg', PDF, 'this is a PDF, not JPG', 'यह PDF फ़ाइल है, JPG नहीं'],
  ['notice.html', PDF, 'this is a PDF, not HTML', 'यह PDF फ़ाइल है, HTML नहीं'],
  ['notice', PDF, 'this is a PDF, but its name has no such ending', 'यह PDF फ़ाइल है, पर नाम में इसका एक्सटेंशन नहीं है'],
  ['a.pdf', 'words', 'this file is damaged: it may not open', 'यह फ़ाइल खराब है: संभव है कि न खुले'],
  ['a.pdf', PDF.slice(0, 20), 'this file is cut off: it may not open', 'यह फ़ाइल अधूरी है: संभव है कि न खुले'],
  ['a.pdf', '', 'this file is empty', 'यह फ़ाइल खाली है'],
])('%s with wrong bytes is told of beside its link', (name, text, english, hindi) => {
  const fault = faultOf(`/docs/${name}`, Buffer.from(text, 'latin1'));
  const format = fileFormat(name, []);
  const said = (['en', 'hi'] as const).map((lang) => fault && faultWords(fault, format, lang));
  expect(said).toEqual([english, hindi]);
});

it('the documents of the sample have no fault', () => {
  const folder = path.resolve('scripts/content-api/sample/media/documents');
  const faults = readdirSync(folder).map((name) => faultOf(name, readFileSync(path.join(folder, name))));
  expect(faults.filter(Boolean)).toEqual([]);
});
