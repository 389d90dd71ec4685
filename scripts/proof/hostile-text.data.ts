/** Names as people have them, in the scripts and spellings that break naive software. */
export const REAL_NAMES: readonly string[] = [
  'Jean-Luc Moreau', 'Anna-Lena Schäfer', "D'Arcy O'Neill", 'Анна-Мария Иванова', 'Müller-Lüdenscheidt',
  'Siobhán Ní Dhomhnaill', 'Þórunn Ævarsdóttir', 'Łukasz Żółkiewski', 'Nguyễn Thị Ánh', 'Ñuñez y Gómez, María José',
  'Björk Guðmundsdóttir', 'İpek Işık', 'Ömer Çağlar Şahin', 'Zoë Brontë', 'François-Xavier d’Estaing',
  'Jörg-Rüdiger von und zu Stein', 'Mary Jo', 'Jo', 'Ng', 'X Æ', 'O', 'Null', 'True', 'undefined', 'NaN',
  'Test', 'Root', 'Admin', '1st Lieutenant Smith', 'Robert Smith Jr.', 'Dr. med. Eva Lang', 'Sammy Davis, III',
  "Conan O’Brien", 'Keihanaikukauakahihuliheekahaunaele', 'Rosalind Arusha Arkadina Altalune Florence',
  'Wolfeschlegelsteinhausenbergerdorff', 'Ólafur Darri Ólafsson', 'Dvořák', 'Đặng Văn Lâm', 'Škoda Žižka',
  'Ştefan Țepeș', 'Kärt-Kätlin', 'Ākoranga', 'Tāwhirimātea', 'Hāwea', 'Nǃxau ǂToma', "Nuku'alofa Ha'apai",
  'Ka‘iulani', 'ʻolena', 'Mac Giolla Phádraig', 'ap Rhys', 'de la Cruz', 'van der Berg', 'von Neumann', 'bin Laith',
  'Abd al-Rahman', 'محمد بن سلمان', 'فاطمة الزهراء', 'نور', 'عبدالله', 'یاسمین رضایی', 'پگاه', 'אברהם בן־דוד', 'שִׁירָה',
  'דָּנִיאֵל', 'יעל', '王小明', '李娜', '陳', '歐陽修', '司馬遷', '佐藤 花子', 'たかはし あゆみ', 'タナカ・タロウ', '髙橋', '김민준', '이서연', '남궁',
  'Σωκράτης', 'Ελένη Παπαδοπούλου', 'Ἀριστοτέλης', 'Գրիգոր Լուսավորիչ', 'ნინო', 'თამარ', 'अनन्या शर्मा', 'कृष्ण', 'ரவி', 'அருள்மொழி',
  'রবীন্দ্রনাথ', 'ਗੁਰਪ੍ਰੀਤ', 'ગીતા', 'శ్రీనివాస', 'ಕನ್ನಡ', 'മഞ്ജു', 'සඳුනි', 'สมชาย ใจดี', 'ພອນ', 'မြတ်', 'សុខ', 'བསྟན་འཛིན', 'ሀይሌ ገብረሥላሴ', 'Оюунчимэг',
  'Ольга Петровна', 'Їжакевич', 'Ґонта', 'Ћирић', 'Ѓорѓи', 'Ӓлим', 'Cơ', 'e\u0301lodie', 'Élodie', 'A\u030Angstro\u0308m',
  'ß', 'Strauß', 'STRASSE', 'ﬁona', 'Ⅷ Henry', '𝒜𝓁𝒾𝒸𝑒', '👩‍👩‍👧‍👦', 'Sam 👋🏽', '🇺🇳', 'A\u200DB', 'A\u200BB', 'Lee\u00A0Ann', 'Lee\u2009Ann', '\uFEFFBom',
  '\u202Eesrever', '\u2066isolated\u2069', 'a\u0300\u0301\u0302\u0303\u0304\u0305', '=SUM(A1:A9)', '+1 555 0100', '-5 Main St', '@handle', '＝HYPERLINK("x")',
  ' =1+1', '|pipe', ';drop', '%s%n', '${name}', '{{name}}', '<b>Bold</b>', '"><img src=x onerror=1>', "Robert'); DROP TABLE users;--",
  'a\\b', 'C:\\temp', '../../etc', '%2e%2e%2f', '&amp;', '#fragment?query=1', 'name\\', "''", '""', '``', '*', '^$', '(', '[a-', '(a+)+$', '\\u0000',
];

/** Text that no field may turn into a failure. */
export const WILD_TEXT: readonly string[] = [
  '', ' ', '\u0000', 'Lon\u0000don', '\uD800', 'a\uDC00b', '\u001B[31m', 'a\r\nb: c', '\t', '__proto__', 'constructor', 'toString',
  'x'.repeat(256), 'x'.repeat(5_000), 'ü'.repeat(2_001), '2026-02-30', '0000-00-00', '0000-01-01', '9999-12-31', '1900-02-29', '24:00', '12:60', '-1', '1e309',
  '2147483648', '9007199254740993', '00000000-0000-0000-0000-000000000000', '00000000-0000-0000-0000-00000000000g', 'NaN', 'Infinity', 'Europe/Nowhere', 'UTC+99', 'null',
];

/** What databases refuse in text, alone and inside a name. */
export const REFUSED_TEXT: readonly string[] = ['\u0000', 'Lon\u0000don', '\uD800', 'a\uDC00b', 'Ana\uD800'];
