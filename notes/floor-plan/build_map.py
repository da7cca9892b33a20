"""renames.csv from map.txt (files, folders) and names.txt (names, identifiers, texts)."""
import csv
from pathlib import Path
here = Path(__file__).resolve().parent
rows = []; pre = ''
files = {}; folders = {}
for l in (here/'map.txt').read_text().splitlines():
    l = l.split('#')[0].strip()
    if not l: continue
    if l[0] == '@': pre = l[1:]; continue
    a, b = l.split(' -> ')
    if a.endswith('/'): folders[pre+a] = pre+b; rows.append(('folder', pre+a, '', pre+b, ''))
    else: files[pre+a] = '' if b == '-' else pre+b; rows.append(('file', pre+a, '', files[pre+a], ''))
pre = ''
for l in (here/'names.txt').read_text().splitlines():
    if not l.strip() or l.startswith('#'): continue
    kind, *rest = l.split()
    if kind == 'name':      # name OLDPATH OLD NEW [NEWPATH]
        path, old, new, *home = rest
        rows.append(('name', 'labora/'+path if not path.startswith(('tests/','tools/','benchmarks/')) else path, old, 'labora/'+home[0] if home and not home[0].startswith('tests/') else (home[0] if home else ''), new))
    elif kind == 'move':    # move OLDPATH NEWPATH NAME...
        path, home, *names = rest
        rows += [('name', 'labora/'+path, n.split('>')[0], 'labora/'+home, n.split('>')[-1]) for n in names]
    elif kind == 'identifier':  # identifier PLACES OLD NEW
        places, old, new = rest
        rows.append(('identifier', ';'.join(p if p.startswith(('tests','tools','benchmarks','examples')) else 'labora/'+p for p in places.split(';')), old, '', new))
    elif kind == 'text':
        places, rest2 = l.split(maxsplit=2)[1:]
        old, new = rest2.split(' => ')
        rows.append(('text', places, old, '', new))
with (here/'renames.csv').open('w', newline='') as f:
    w = csv.writer(f, lineterminator='\n'); w.writerow(['kind','old_path','old_name','new_path','new_name']); w.writerows(rows)
print(len(rows), 'rows')
