"""Makes PDFs with ReportLab and Cairo: `all FOLDER`, or `scan PICTURE PDF`. Only the bench of documents runs it."""
import sys
import cairo
from reportlab.lib.pagesizes import A4
from reportlab.lib.pdfencrypt import StandardEncryption
from reportlab.pdfgen import canvas

if sys.argv[1] == 'scan':
    scan = canvas.Canvas(sys.argv[3], pagesize=A4)
    for _ in range(2):
        scan.drawImage(sys.argv[2], 0, 0, width=595, height=842)
        scan.showPage()
    scan.save()
    sys.exit()
folder = sys.argv[2]
LINE = 'Bids are invited in two parts, technical and price, through the portal; clause {} of {}.'


def text(name, pages, title=None, encrypt=None, form=False, lang=None):
    c = canvas.Canvas(f'{folder}/{name}.pdf', pagesize=A4, encrypt=encrypt, lang=lang)
    if title:
        c.setTitle(title)
    for page in range(1, pages + 1):
        c.setFont('Helvetica-Bold', 18)
        c.drawString(60, 780, f'Part {page}')
        c.setFont('Times-Roman', 11)
        for line in range(30):
            c.drawString(60, 740 - line * 20, LINE.format(line + 1, page))
        if form:
            c.acroForm.textfield(name=f'name{page}', x=60, y=80, width=200, height=20)
        c.showPage()
    c.save()


for pages in (1, 2, 5, 12, 42, 120, 320):
    text(f'reportlab-{pages}', pages, title=f'Tender of {pages} pages')
text('reportlab-untitled', 3)
text('reportlab-lang', 3, title='Notice', lang='en-IN')
text('reportlab-form', 2, title='Form', form=True)
text('reportlab-locked', 2, encrypt=StandardEncryption('secret', ownerPassword='owner', strength=128))
text('reportlab-owner', 2, title='Owner', encrypt=StandardEncryption('', ownerPassword='owner', strength=128))

for index in range(6):
    surface = cairo.PDFSurface(f'{folder}/cairo-{index}.pdf', 595, 842)
    if index % 2:
        surface.set_metadata(cairo.PDFMetadata.TITLE, f'Map {index}')
    context = cairo.Context(surface)
    for page in range(index + 1):
        context.select_font_face('Noto Sans Devanagari' if index > 2 else 'Sans')
        context.set_font_size(14)
        for line in range(20):
            context.move_to(60, 80 + line * 24)
            context.show_text('पंजीकृत कंपनी के कार्यालय' if index > 2 else LINE.format(line, page))
        surface.show_page()
    surface.finish()
