-- Made by the service of commit 9550dff.
-- ann lQrGJ1uiPMHE5AdPM-cmdYyK1FLY_-mF
-- bob 23yw0KmCaX9bs9FRK1RKeOjrgEnRgDBQ
BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0010');
CREATE TABLE analysis (
	game VARCHAR(32) NOT NULL, 
	version VARCHAR(40) NOT NULL, 
	at FLOAT NOT NULL, 
	turns TEXT NOT NULL, 
	PRIMARY KEY (game, version)
);
CREATE TABLE avoided (
	person VARCHAR(32) NOT NULL, 
	other VARCHAR(32) NOT NULL, 
	at FLOAT NOT NULL, 
	PRIMARY KEY (person, other)
);
CREATE TABLE bot_worker (
	id VARCHAR(32) NOT NULL, 
	seen FLOAT NOT NULL, 
	PRIMARY KEY (id)
);
CREATE TABLE changed_person (
	number INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT, 
	person VARCHAR(32) NOT NULL, 
	at FLOAT NOT NULL
);
CREATE TABLE channel (
	id VARCHAR(32) NOT NULL, 
	person VARCHAR(32) NOT NULL, 
	kind VARCHAR(10) NOT NULL, 
	address TEXT NOT NULL, 
	site TEXT NOT NULL, 
	secret VARCHAR(64) NOT NULL, 
	confirm VARCHAR(64), 
	active BOOLEAN NOT NULL, 
	on_turn BOOLEAN NOT NULL, 
	on_invited BOOLEAN NOT NULL, 
	on_undo BOOLEAN NOT NULL, 
	on_over BOOLEAN NOT NULL, 
	created FLOAT NOT NULL, 
	failures INTEGER NOT NULL, 
	problem VARCHAR(20) NOT NULL, 
	rest FLOAT NOT NULL, 
	claimed FLOAT NOT NULL, 
	PRIMARY KEY (id)
);
CREATE TABLE code (
	hash VARCHAR(64) NOT NULL, 
	person VARCHAR(32) NOT NULL, 
	expires FLOAT NOT NULL, 
	PRIMARY KEY (hash)
);
CREATE TABLE event (
	game VARCHAR(32) NOT NULL, 
	number INTEGER NOT NULL, 
	at FLOAT NOT NULL, 
	body TEXT NOT NULL, 
	PRIMARY KEY (game, number)
);
INSERT INTO "event" VALUES('b2T5wPKFYMPDRFmh',1,1.79503035397354865072e+09,'{"kind":"opened","mode":"solo","variant":"ireland","without_quarry":false,"name":"Alone","host":"Ann","from_record":false,"public":true,"creator":"zYyc4CExCidnQf1I","seats":[{"person":"zYyc4CExCidnQf1I","device":false,"name":"Ann"}],"random_order":false,"hints":false,"start":0,"rules":2}');
INSERT INTO "event" VALUES('b2T5wPKFYMPDRFmh',2,1.79503035397354865072e+09,'{"kind":"started","order":[0]}');
INSERT INTO "event" VALUES('b2T5wPKFYMPDRFmh',3,1.79503035470762920379e+09,'{"kind":"decided","seat":0,"decisions":["place","cloister-office@0","lay-brother","coin/joker","place","farmyard@0","prior","livestock","end"],"how":"hand","person":"zYyc4CExCidnQf1I","key":"key-00000000"}');
INSERT INTO "event" VALUES('b2T5wPKFYMPDRFmh',4,1.7950303549137837886e+09,'{"kind":"decided","seat":0,"decisions":["contract","G13@1","coins","lay-brother","cut","0,1","peat","end"],"how":"hand","person":"zYyc4CExCidnQf1I","key":"key-00000001"}');
INSERT INTO "event" VALUES('b2T5wPKFYMPDRFmh',5,1.79503035510173130032e+09,'{"kind":"decided","seat":0,"decisions":["fell","1,1","wood","build","G02","3,1","end"],"how":"hand","person":"zYyc4CExCidnQf1I","key":"key-00000002"}');
INSERT INTO "event" VALUES('b2T5wPKFYMPDRFmh',6,1.7950303551265838146e+09,'{"kind":"decided","seat":0,"decisions":["place","clay-mound@0","skip","contract","farmyard@1","coins","prior","grain","end"],"how":"hand","person":"zYyc4CExCidnQf1I","key":"key-00000003"}');
INSERT INTO "event" VALUES('b2T5wPKFYMPDRFmh',7,1.79503035514661526679e+09,'{"kind":"decided","seat":0,"decisions":["build","I09","1,1","skip","cut","0,0","peat","end"],"how":"hand","person":"zYyc4CExCidnQf1I","key":"key-00000004"}');
INSERT INTO "event" VALUES('b2T5wPKFYMPDRFmh',8,1.7950303551726937294e+09,'{"kind":"decided","seat":0,"decisions":["cut","place","G02@0","lay-brother","x1","grain","straw","wood","coin","end"],"how":"hand","person":"zYyc4CExCidnQf1I","key":"key-00000005"}');
INSERT INTO "event" VALUES('upH91-nifxo8ZNMw',1,1.79503035520003795624e+09,'{"kind":"opened","mode":"3-short","variant":"france","without_quarry":false,"name":"Bots","host":"Ann","from_record":false,"public":true,"creator":"zYyc4CExCidnQf1I","seats":[{"person":"zYyc4CExCidnQf1I","device":false,"name":"Ann"},{"bot":"random","device":false,"name":""},{"bot":"random","device":false,"name":""}],"random_order":false,"hints":false,"start":0,"rules":2}');
INSERT INTO "event" VALUES('upH91-nifxo8ZNMw',2,1.79503035520003795624e+09,'{"kind":"started","order":[0,1,2]}');
INSERT INTO "event" VALUES('upH91-nifxo8ZNMw',3,1.79503035521873474124e+09,'{"kind":"decided","seat":0,"decisions":["contract","farmyard@2","coins"],"how":"hand","person":"zYyc4CExCidnQf1I","key":"key-00000006"}');
INSERT INTO "event" VALUES('upH91-nifxo8ZNMw',4,1.79503035603736758232e+09,'{"kind":"decided","seat":2,"decisions":["prior"],"how":"bot","bot":"random"}');
INSERT INTO "event" VALUES('l-s5lBwWyRtvxSBJ',1,1795030356.08762,'{"kind":"opened","mode":"2-short","variant":"france","without_quarry":false,"name":"Device","host":"Ann","from_record":false,"public":true,"creator":"zYyc4CExCidnQf1I","seats":[{"person":"zYyc4CExCidnQf1I","device":false,"name":"Ann"},{"person":"zYyc4CExCidnQf1I","device":true,"name":""}],"random_order":false,"hints":false,"start":0,"rules":2}');
INSERT INTO "event" VALUES('l-s5lBwWyRtvxSBJ',2,1795030356.08762,'{"kind":"started","order":[0,1]}');
INSERT INTO "event" VALUES('l-s5lBwWyRtvxSBJ',3,1.79503035613602566719e+09,'{"kind":"decided","seat":0,"decisions":["contract","cloister-office@1","coins"],"how":"hand","person":"zYyc4CExCidnQf1I","key":"key-00000007"}');
INSERT INTO "event" VALUES('l-s5lBwWyRtvxSBJ',4,1.79503035614390325539e+09,'{"kind":"decided","seat":1,"decisions":["prior"],"how":"hand","person":"zYyc4CExCidnQf1I","key":"key-00000008"}');
INSERT INTO "event" VALUES('l-s5lBwWyRtvxSBJ',5,1.79503035615743017196e+09,'{"kind":"decided","seat":0,"decisions":["coin","cut","0,1","peat/joker","end"],"how":"hand","person":"zYyc4CExCidnQf1I","key":"key-00000009"}');
INSERT INTO "event" VALUES('l-s5lBwWyRtvxSBJ',6,1.79503035617421364787e+09,'{"kind":"decided","seat":1,"decisions":["contract","clay-mound@0","coins"],"how":"hand","person":"zYyc4CExCidnQf1I","key":"key-00000010"}');
INSERT INTO "event" VALUES('t9YdbkeZgf-xK8RI',1,1.79503035618459153175e+09,'{"kind":"opened","mode":"2-long","variant":"france","without_quarry":false,"name":"Clock","host":"Ann","from_record":false,"public":true,"creator":"zYyc4CExCidnQf1I","seats":[{"person":"zYyc4CExCidnQf1I","device":false,"name":"Ann"},{"device":false,"name":""}],"random_order":false,"clock":{"kind":"budget","seconds":86400,"increment":60,"end":"turn"},"hints":false,"start":0,"rules":2}');
INSERT INTO "event" VALUES('t9YdbkeZgf-xK8RI',2,1.79503035622215485573e+09,'{"kind":"seated","seat":1,"person":"3jjlbiK_UlyuKvBA","name":"Bob","why":"joined"}');
INSERT INTO "event" VALUES('t9YdbkeZgf-xK8RI',3,1.79503035622215485573e+09,'{"kind":"started","order":[0,1]}');
INSERT INTO "event" VALUES('t9YdbkeZgf-xK8RI',4,1.79503035623573422435e+09,'{"kind":"decided","seat":0,"decisions":["contract","cloister-office@1","coins"],"how":"hand","person":"zYyc4CExCidnQf1I","key":"key-00000011"}');
INSERT INTO "event" VALUES('t9YdbkeZgf-xK8RI',5,1.79503035624464273457e+09,'{"kind":"decided","seat":1,"decisions":["lay-brother"],"how":"hand","person":"3jjlbiK_UlyuKvBA","key":"key-00000012"}');
INSERT INTO "event" VALUES('t9YdbkeZgf-xK8RI',6,1.79503035625142502783e+09,'{"kind":"said","person":"zYyc4CExCidnQf1I","name":"Ann","seat":0,"text":"see you"}');
INSERT INTO "event" VALUES('TkyxRos9nWtzM8yI',1,1.79503035724110317225e+09,'{"kind":"opened","mode":"2-long","variant":"france","without_quarry":false,"name":"Fork","host":"","from_record":false,"public":false,"creator":"zYyc4CExCidnQf1I","seats":[{"person":"zYyc4CExCidnQf1I","device":true,"name":"Ann"},{"person":"zYyc4CExCidnQf1I","device":true,"name":"Bob"}],"random_order":false,"hints":true,"start":0,"origin":{"table":"t9YdbkeZgf-xK8RI","at":"1.3"},"rules":2}');
INSERT INTO "event" VALUES('TkyxRos9nWtzM8yI',2,1.79503035724110317225e+09,'{"kind":"started","order":[0,1]}');
INSERT INTO "event" VALUES('TkyxRos9nWtzM8yI',3,1.79503035724110317225e+09,'{"kind":"decided","seat":0,"decisions":["contract","cloister-office@1","coins"],"how":"record"}');
INSERT INTO "event" VALUES('_-GrkFFO6YEtY4Qu',1,1.79503035906562614446e+09,'{"kind":"opened","mode":"2-short","variant":"france","without_quarry":false,"name":"Import","host":"Ann","from_record":true,"public":false,"creator":"zYyc4CExCidnQf1I","seats":[{"person":"zYyc4CExCidnQf1I","device":true,"name":"Ann"},{"person":"zYyc4CExCidnQf1I","device":true,"name":"Player 2"}],"random_order":false,"hints":true,"start":0,"origin":{"at":""},"rules":2}');
INSERT INTO "event" VALUES('_-GrkFFO6YEtY4Qu',2,1.79503035906562614446e+09,'{"kind":"started","order":[0,1]}');
INSERT INTO "event" VALUES('_-GrkFFO6YEtY4Qu',3,1.79503035906562614446e+09,'{"kind":"decided","seat":0,"decisions":["contract","cloister-office@1","coins","prior","coin","cut","0,1","peat/joker","end"],"how":"record"}');
INSERT INTO "event" VALUES('_-GrkFFO6YEtY4Qu',4,1.79503035906562614446e+09,'{"kind":"decided","seat":1,"decisions":["contract","clay-mound@0","coins"],"how":"record"}');
INSERT INTO "event" VALUES('r012v2d1D3wLRTRQ',1,1.79503035912587451932e+09,'{"kind":"opened","mode":"2-short","variant":"france","without_quarry":false,"name":"Rated","host":"Ann","from_record":false,"public":true,"creator":"zYyc4CExCidnQf1I","seats":[{"person":"zYyc4CExCidnQf1I","device":false,"name":"Ann"},{"device":false,"name":""}],"random_order":false,"clock":{"kind":"turn","seconds":86400,"increment":0,"end":"turn"},"hints":false,"start":0,"no_aids":true,"rated":true,"rules":2}');
INSERT INTO "event" VALUES('r012v2d1D3wLRTRQ',2,1.7950303591635732651e+09,'{"kind":"seated","seat":1,"person":"3jjlbiK_UlyuKvBA","name":"Bob","why":"joined"}');
INSERT INTO "event" VALUES('r012v2d1D3wLRTRQ',3,1.7950303591635732651e+09,'{"kind":"started","order":[0,1]}');
INSERT INTO "event" VALUES('r012v2d1D3wLRTRQ',4,1.79503035925399065018e+09,'{"kind":"decided","seat":0,"decisions":["contract","cloister-office@1","coins"],"how":"hand","person":"zYyc4CExCidnQf1I","key":"key-00000013"}');
INSERT INTO "event" VALUES('9vswUs8rdXKeyAuI',1,1.79503035926233601568e+09,'{"kind":"opened","mode":"4-short","variant":"france","without_quarry":false,"name":"Waiting","host":"Ann","from_record":false,"public":true,"creator":"zYyc4CExCidnQf1I","seats":[{"person":"zYyc4CExCidnQf1I","device":false,"name":"Ann"},{"device":false,"name":""},{"bot":"novice","device":false,"name":""},{"device":false,"name":""}],"random_order":false,"hints":false,"start":0,"rules":2}');
CREATE TABLE game (
	id VARCHAR(32) NOT NULL, 
	"key" VARCHAR(64) NOT NULL, 
	creator VARCHAR(32) NOT NULL, 
	public BOOLEAN NOT NULL, 
	phase VARCHAR(10) NOT NULL, 
	created FLOAT NOT NULL, 
	updated FLOAT NOT NULL, 
	number INTEGER NOT NULL, 
	deadline FLOAT, 
	bot_due BOOLEAN NOT NULL, 
	summary TEXT NOT NULL, bots INTEGER DEFAULT '0' NOT NULL, trial_of VARCHAR(32), 
	PRIMARY KEY (id)
);
INSERT INTO "game" VALUES('b2T5wPKFYMPDRFmh','NtnJfRbpf1pvycvk4JvaqMIW2NetK_hH','zYyc4CExCidnQf1I',1,'playing',1.79503035397354865072e+09,1.7950303551726937294e+09,8,NULL,0,'{"name": "Alone", "host": "Ann", "from_record": false, "setup": "solo/ireland", "round": 7, "rounds": 32, "turn": 0, "since": 1795030355.1726937, "winners": [], "clock": null, "rated": false, "seats": [{"name": "Ann", "kind": "person", "bot": null, "model": false, "points": 9, "person": "zYyc4CExCidnQf1I"}]}',0,NULL);
INSERT INTO "game" VALUES('upH91-nifxo8ZNMw','bT_n26nU3selw9l6QHIMEQT_0xo0fJCf','zYyc4CExCidnQf1I',1,'playing',1.79503035520003795624e+09,1.79503035603736758232e+09,4,NULL,0,'{"name": "Bots", "host": "Ann", "from_record": false, "setup": "3-short/france", "round": 1, "rounds": 13, "turn": 0, "since": 1795030356.0373676, "winners": [], "clock": null, "rated": false, "seats": [{"name": "Ann", "kind": "person", "bot": null, "model": false, "points": 0, "person": "zYyc4CExCidnQf1I"}, {"name": "", "kind": "bot", "bot": "random", "model": false, "points": 0, "person": null}, {"name": "", "kind": "bot", "bot": "random", "model": false, "points": 0, "person": null}]}',2,NULL);
INSERT INTO "game" VALUES('l-s5lBwWyRtvxSBJ','NkBNRL6Ozc-IW6qsG3ZVDjGuYsydf3ds','zYyc4CExCidnQf1I',1,'playing',1795030356.08762,1.79503035617421364787e+09,6,NULL,0,'{"name": "Device", "host": "Ann", "from_record": false, "setup": "2-short/france", "round": 2, "rounds": null, "turn": 0, "since": 1795030356.1742136, "winners": [], "clock": null, "rated": false, "seats": [{"name": "Ann", "kind": "person", "bot": null, "model": false, "points": 0, "person": "zYyc4CExCidnQf1I"}, {"name": "", "kind": "device", "bot": null, "model": false, "points": 0, "person": "zYyc4CExCidnQf1I"}]}',0,NULL);
INSERT INTO "game" VALUES('t9YdbkeZgf-xK8RI','gLuNtGV8ugvFUoC90VTUQquBPw3DuuiR','zYyc4CExCidnQf1I',1,'playing',1.79503035618459153175e+09,1.79503035625142502783e+09,6,1.79511675623106336597e+09,0,'{"name": "Clock", "host": "Ann", "from_record": false, "setup": "2-long/france", "round": 1, "rounds": null, "turn": 0, "since": 1795030356.2446427, "winners": [], "clock": {"kind": "budget", "seconds": 86400, "increment": 60, "end": "turn"}, "rated": false, "seats": [{"name": "Ann", "kind": "person", "bot": null, "model": false, "points": 0, "person": "zYyc4CExCidnQf1I"}, {"name": "Bob", "kind": "person", "bot": null, "model": false, "points": 0, "person": "3jjlbiK_UlyuKvBA"}]}',0,NULL);
INSERT INTO "game" VALUES('TkyxRos9nWtzM8yI','1cLSPH89WTM7YmJxB3WMrwj4avGDgUBq','zYyc4CExCidnQf1I',0,'playing',1.79503035724110317225e+09,1.79503035724110317225e+09,3,NULL,0,'{"name": "Fork", "host": "", "from_record": false, "setup": "2-long/france", "round": 1, "rounds": null, "turn": 1, "since": 1795030357.2411032, "winners": [], "clock": null, "rated": false, "seats": [{"name": "Ann", "kind": "device", "bot": null, "model": false, "points": 0, "person": "zYyc4CExCidnQf1I"}, {"name": "Bob", "kind": "device", "bot": null, "model": false, "points": 0, "person": "zYyc4CExCidnQf1I"}]}',0,NULL);
INSERT INTO "game" VALUES('_-GrkFFO6YEtY4Qu','WGrPqJCJohloEvIQtIK0uIqC1NNIYYTg','zYyc4CExCidnQf1I',0,'playing',1.79503035906562614446e+09,1.79503035906562614446e+09,4,NULL,0,'{"name": "Import", "host": "Ann", "from_record": true, "setup": "2-short/france", "round": 2, "rounds": null, "turn": 0, "since": 1795030359.0656261, "winners": [], "clock": null, "rated": false, "seats": [{"name": "Ann", "kind": "device", "bot": null, "model": false, "points": 0, "person": "zYyc4CExCidnQf1I"}, {"name": "Player 2", "kind": "device", "bot": null, "model": false, "points": 0, "person": "zYyc4CExCidnQf1I"}]}',0,NULL);
INSERT INTO "game" VALUES('r012v2d1D3wLRTRQ','ltUoKrNW6IWjpB0Wwf_zNWPFQSRlkDJ0','zYyc4CExCidnQf1I',1,'playing',1.79503035912587451932e+09,1.79503035925399065018e+09,4,1.79511675925399065024e+09,0,'{"name": "Rated", "host": "Ann", "from_record": false, "setup": "2-short/france", "round": 1, "rounds": null, "turn": 1, "since": 1795030359.2539907, "winners": [], "clock": {"kind": "turn", "seconds": 86400, "increment": 0, "end": "turn"}, "rated": true, "seats": [{"name": "Ann", "kind": "person", "bot": null, "model": false, "points": 0, "person": "zYyc4CExCidnQf1I"}, {"name": "Bob", "kind": "person", "bot": null, "model": false, "points": 0, "person": "3jjlbiK_UlyuKvBA"}]}',0,NULL);
INSERT INTO "game" VALUES('9vswUs8rdXKeyAuI','I2i1L588Vmxel6gx0rWpIC1ENyPHud3h','zYyc4CExCidnQf1I',1,'waiting',1.79503035926233601568e+09,1.79503035926233601568e+09,1,NULL,0,'{"name": "Waiting", "host": "Ann", "from_record": false, "setup": "4-short/france", "round": 1, "rounds": 13, "turn": null, "since": 1795030359.262336, "winners": [], "clock": null, "rated": false, "seats": [{"name": "Ann", "kind": "person", "bot": null, "model": false, "points": 0, "person": "zYyc4CExCidnQf1I"}, {"name": "", "kind": "open", "bot": null, "model": false, "points": 0, "person": null}, {"name": "", "kind": "bot", "bot": "novice", "model": false, "points": 0, "person": null}, {"name": "", "kind": "open", "bot": null, "model": false, "points": 0, "person": null}]}',1,NULL);
CREATE TABLE health (
	id INTEGER NOT NULL, 
	at FLOAT NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "health" VALUES(1,0.0);
CREATE TABLE invitation (
	game VARCHAR(32) NOT NULL, 
	person VARCHAR(32) NOT NULL, 
	inviter VARCHAR(32) NOT NULL, 
	at FLOAT NOT NULL, 
	declined BOOLEAN NOT NULL, 
	PRIMARY KEY (game, person)
);
CREATE TABLE job (
	id VARCHAR(32) NOT NULL, 
	lane VARCHAR(10) NOT NULL, 
	who VARCHAR(32) NOT NULL, 
	asker VARCHAR(60) NOT NULL, 
	task TEXT NOT NULL, 
	seconds FLOAT NOT NULL, 
	at FLOAT NOT NULL, 
	worker VARCHAR(32), 
	lease FLOAT, 
	enough BOOLEAN DEFAULT 0 NOT NULL, 
	answer TEXT, 
	PRIMARY KEY (id)
);
CREATE TABLE member (
	game VARCHAR(32) NOT NULL, 
	person VARCHAR(32) NOT NULL, 
	seated BOOLEAN NOT NULL, 
	PRIMARY KEY (game, person)
);
INSERT INTO "member" VALUES('b2T5wPKFYMPDRFmh','zYyc4CExCidnQf1I',1);
INSERT INTO "member" VALUES('upH91-nifxo8ZNMw','zYyc4CExCidnQf1I',1);
INSERT INTO "member" VALUES('l-s5lBwWyRtvxSBJ','zYyc4CExCidnQf1I',1);
INSERT INTO "member" VALUES('t9YdbkeZgf-xK8RI','zYyc4CExCidnQf1I',1);
INSERT INTO "member" VALUES('t9YdbkeZgf-xK8RI','3jjlbiK_UlyuKvBA',1);
INSERT INTO "member" VALUES('TkyxRos9nWtzM8yI','zYyc4CExCidnQf1I',1);
INSERT INTO "member" VALUES('_-GrkFFO6YEtY4Qu','zYyc4CExCidnQf1I',1);
INSERT INTO "member" VALUES('r012v2d1D3wLRTRQ','zYyc4CExCidnQf1I',1);
INSERT INTO "member" VALUES('r012v2d1D3wLRTRQ','3jjlbiK_UlyuKvBA',1);
INSERT INTO "member" VALUES('9vswUs8rdXKeyAuI','zYyc4CExCidnQf1I',1);
CREATE TABLE notice (
	channel VARCHAR(32) NOT NULL, 
	occasion VARCHAR(10) NOT NULL, 
	game VARCHAR(32) NOT NULL, 
	number INTEGER NOT NULL, 
	at FLOAT NOT NULL, 
	PRIMARY KEY (channel, occasion, game, number)
);
CREATE TABLE person (
	id VARCHAR(32) NOT NULL, 
	name VARCHAR(40) NOT NULL, 
	created FLOAT NOT NULL, 
	recovery_hash VARCHAR(64), blocked BOOLEAN DEFAULT 0 NOT NULL, language VARCHAR(8) DEFAULT '' NOT NULL, shows VARCHAR(60) DEFAULT '' NOT NULL, 
	PRIMARY KEY (id), 
	UNIQUE (recovery_hash)
);
INSERT INTO "person" VALUES('zYyc4CExCidnQf1I','Ann',1.79503035377065396313e+09,NULL,0,'','');
INSERT INTO "person" VALUES('3jjlbiK_UlyuKvBA','Bob',1.79503035387043476103e+09,NULL,0,'','');
CREATE TABLE rating (
	game VARCHAR(32) NOT NULL, 
	person VARCHAR(32) NOT NULL, 
	modes VARCHAR(10) NOT NULL, 
	variant VARCHAR(20) NOT NULL, 
	at FLOAT NOT NULL, 
	won BOOLEAN NOT NULL, 
	mu FLOAT NOT NULL, 
	sigma FLOAT NOT NULL, 
	games INTEGER NOT NULL, 
	newest BOOLEAN NOT NULL, 
	formula INTEGER NOT NULL, 
	PRIMARY KEY (game, person)
);
CREATE TABLE report (
	id VARCHAR(32) NOT NULL, 
	at FLOAT NOT NULL, 
	reporter VARCHAR(32) NOT NULL, 
	person VARCHAR(32) NOT NULL, 
	game VARCHAR(32) NOT NULL, 
	message INTEGER, 
	text TEXT NOT NULL, 
	done BOOLEAN NOT NULL, 
	PRIMARY KEY (id)
);
CREATE TABLE result (
	game VARCHAR(32) NOT NULL, 
	seat INTEGER NOT NULL, 
	person VARCHAR(32) NOT NULL, 
	bot VARCHAR(40) NOT NULL, 
	mode VARCHAR(20) NOT NULL, 
	variant VARCHAR(20) NOT NULL, 
	points INTEGER NOT NULL, 
	place INTEGER NOT NULL, 
	players INTEGER NOT NULL, 
	abandoned BOOLEAN NOT NULL, 
	rated BOOLEAN NOT NULL, 
	barred VARCHAR(20) NOT NULL, 
	at FLOAT NOT NULL, 
	PRIMARY KEY (game, seat)
);
CREATE TABLE seeker (
	id VARCHAR(32) NOT NULL, 
	person VARCHAR(32) NOT NULL, 
	wishes TEXT NOT NULL, 
	since FLOAT NOT NULL, 
	seen FLOAT NOT NULL, 
	claimed FLOAT NOT NULL, 
	game VARCHAR(32), 
	PRIMARY KEY (id), 
	UNIQUE (person)
);
CREATE TABLE service_key (
	name VARCHAR(20) NOT NULL, 
	value TEXT NOT NULL, 
	PRIMARY KEY (name)
);
CREATE TABLE token (
	hash VARCHAR(64) NOT NULL, 
	person VARCHAR(32) NOT NULL, 
	created FLOAT NOT NULL, 
	blocked BOOLEAN NOT NULL, device VARCHAR(60) DEFAULT '' NOT NULL, seen FLOAT, 
	PRIMARY KEY (hash)
);
INSERT INTO "token" VALUES('a44633548dfd002aa921fe24ec4709e98ec9a29a16ddf515c7eb669c1df26e0f','zYyc4CExCidnQf1I',1.79503035382449150085e+09,0,'',1.79503035382449150085e+09);
INSERT INTO "token" VALUES('94a44cb05ca47179d7ce486e590e61040e1e9871a0a58a6c733474507e0215ac','3jjlbiK_UlyuKvBA',1.79503035392202544215e+09,0,'',1.79503035392202544215e+09);
CREATE INDEX ix_token_person ON token (person);
CREATE INDEX game_listed ON game (public, phase, updated);
CREATE INDEX game_deadline ON game (deadline);
CREATE INDEX game_bot_due ON game (bot_due);
CREATE INDEX member_person ON member (person, game);
CREATE INDEX game_creator ON game (creator, phase);
CREATE INDEX ix_code_person ON code (person);
CREATE INDEX ix_report_person ON report (person);
CREATE INDEX result_person ON result (person, at);
CREATE INDEX result_board ON result (mode, variant, barred, points);
CREATE INDEX game_trial ON game (trial_of, creator);
CREATE INDEX job_waiting ON job (lane, at);
CREATE INDEX ix_channel_person ON channel (person);
CREATE INDEX ix_channel_secret ON channel (secret);
CREATE INDEX ix_notice_at ON notice (at);
CREATE INDEX ix_invitation_person ON invitation (person);
CREATE INDEX rating_person ON rating (person, at);
CREATE INDEX rating_scale ON rating (modes, variant, newest, mu);
CREATE INDEX result_rated ON result (rated, at);
DELETE FROM "sqlite_sequence";
COMMIT;
