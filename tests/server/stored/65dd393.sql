-- Made by the service of commit 65dd393.
-- ann foMBi_qa2eVwIoZbDPBl3Ovxref6BUh_
-- bob LFso0qBJTjf-Yg3GDEGdlUfiSD0AG0Z8
BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0001');
CREATE TABLE event (
	game VARCHAR(32) NOT NULL, 
	number INTEGER NOT NULL, 
	at FLOAT NOT NULL, 
	body TEXT NOT NULL, 
	PRIMARY KEY (game, number)
);
INSERT INTO "event" VALUES('FJ5E5vcz-WRlnlt2',1,1.79503437159478020663e+09,'{"kind":"opened","mode":"solo","variant":"france","without_quarry":false,"name":"Alone","public":true,"creator":"CjxQb8Q-ttxqntTa","seats":[{"person":"CjxQb8Q-ttxqntTa","device":false,"name":"Ann"}],"random_order":false,"hints":false,"start":0}');
INSERT INTO "event" VALUES('FJ5E5vcz-WRlnlt2',2,1.79503437159478020663e+09,'{"kind":"started","order":[0]}');
INSERT INTO "event" VALUES('FJ5E5vcz-WRlnlt2',3,1.79503437204506516452e+09,'{"kind":"decided","seat":0,"decisions":["fell","2,0","wood/joker","fell","1,0","wood/joker","end"],"how":"hand","person":"CjxQb8Q-ttxqntTa","key":"key-00000000"}');
INSERT INTO "event" VALUES('FJ5E5vcz-WRlnlt2',4,1.79503437224128818512e+09,'{"kind":"decided","seat":0,"decisions":["fell","1,1","wood","build","G02","3,1","skip","end"],"how":"hand","person":"CjxQb8Q-ttxqntTa","key":"key-00000001"}');
INSERT INTO "event" VALUES('FJ5E5vcz-WRlnlt2',5,1.79503437233856439595e+09,'{"kind":"decided","seat":0,"decisions":["fell","cut","0,1","peat","end"],"how":"hand","person":"CjxQb8Q-ttxqntTa","key":"key-00000002"}');
INSERT INTO "event" VALUES('FJ5E5vcz-WRlnlt2',6,1.79503437242704558373e+09,'{"kind":"decided","seat":0,"decisions":["cut","0,0","peat/joker","place","G02@0","lay-brother","end"],"how":"hand","person":"CjxQb8Q-ttxqntTa","key":"key-00000003"}');
INSERT INTO "event" VALUES('FJ5E5vcz-WRlnlt2',7,1.79503437248362255097e+09,'{"kind":"decided","seat":0,"decisions":["place","clay-mound@0","prior","clay","cut","end"],"how":"hand","person":"CjxQb8Q-ttxqntTa","key":"key-00000004"}');
INSERT INTO "event" VALUES('FJ5E5vcz-WRlnlt2',8,1.79503437252484107015e+09,'{"kind":"decided","seat":0,"decisions":["place","cloister-office@0","coin/joker","build","G12","0,0","end"],"how":"hand","person":"CjxQb8Q-ttxqntTa","key":"key-00000005"}');
INSERT INTO "event" VALUES('FJ5E5vcz-WRlnlt2',9,1.79503437263322806354e+09,'{"kind":"decided","seat":0,"decisions":["build","F09","3,0","skip","place","F09@0","prior","x0","G02@0","x0","end"],"how":"hand","person":"CjxQb8Q-ttxqntTa","key":"key-00000006"}');
INSERT INTO "event" VALUES('FJ5E5vcz-WRlnlt2',10,1.79503437270751881604e+09,'{"kind":"decided","seat":0,"decisions":["build","G07","1,1","cut","end"],"how":"hand","person":"CjxQb8Q-ttxqntTa","key":"key-00000007"}');
INSERT INTO "event" VALUES('FJ5E5vcz-WRlnlt2',11,1.79503437274012398721e+09,'{"kind":"decided","seat":0,"decisions":["build","G01","2,0","fell","end"],"how":"hand","person":"CjxQb8Q-ttxqntTa","key":"key-00000008"}');
INSERT INTO "event" VALUES('FJ5E5vcz-WRlnlt2',12,1.79503437277202248568e+09,'{"kind":"decided","seat":0,"decisions":["fell","place","G12@0","end"],"how":"hand","person":"CjxQb8Q-ttxqntTa","key":"key-00000009"}');
INSERT INTO "event" VALUES('FJ5E5vcz-WRlnlt2',13,1.79503437285621571545e+09,'{"kind":"decided","seat":0,"decisions":["fell","place","farmyard@0","grain","end"],"how":"hand","person":"CjxQb8Q-ttxqntTa","key":"key-00000010"}');
INSERT INTO "event" VALUES('FJ5E5vcz-WRlnlt2',14,1.79503437300445032121e+09,'{"kind":"decided","seat":0,"decisions":["G06"],"how":"hand","person":"CjxQb8Q-ttxqntTa","key":"key-00000011"}');
INSERT INTO "event" VALUES('FJ5E5vcz-WRlnlt2',15,1.79503437314147639269e+09,'{"kind":"decided","seat":0,"decisions":["3,1"],"how":"hand","person":"CjxQb8Q-ttxqntTa","key":"key-00000012"}');
INSERT INTO "event" VALUES('FJ5E5vcz-WRlnlt2',16,1.79503437322041749951e+09,'{"kind":"decided","seat":0,"decisions":["F05"],"how":"hand","person":"CjxQb8Q-ttxqntTa","key":"key-00000013"}');
INSERT INTO "event" VALUES('FJ5E5vcz-WRlnlt2',17,1.79503437330901718135e+09,'{"kind":"decided","seat":0,"decisions":["1,1"],"how":"hand","person":"CjxQb8Q-ttxqntTa","key":"key-00000014"}');
INSERT INTO "event" VALUES('FJ5E5vcz-WRlnlt2',18,1.79503437333241796496e+09,'{"kind":"decided","seat":0,"decisions":["F04"],"how":"hand","person":"CjxQb8Q-ttxqntTa","key":"key-00000015"}');
INSERT INTO "event" VALUES('FJ5E5vcz-WRlnlt2',19,1.79503437334180307384e+09,'{"kind":"decided","seat":0,"decisions":["1,1"],"how":"hand","person":"CjxQb8Q-ttxqntTa","key":"key-00000016"}');
INSERT INTO "event" VALUES('FJ5E5vcz-WRlnlt2',20,1.79503437337673854828e+09,'{"kind":"decided","seat":0,"decisions":["F03"],"how":"hand","person":"CjxQb8Q-ttxqntTa","key":"key-00000017"}');
INSERT INTO "event" VALUES('FJ5E5vcz-WRlnlt2',21,1.7950343734021801949e+09,'{"kind":"decided","seat":0,"decisions":["0,1"],"how":"hand","person":"CjxQb8Q-ttxqntTa","key":"key-00000018"}');
INSERT INTO "event" VALUES('FJ5E5vcz-WRlnlt2',22,1.79503437343224573133e+09,'{"kind":"decided","seat":0,"decisions":["F08"],"how":"hand","person":"CjxQb8Q-ttxqntTa","key":"key-00000019"}');
INSERT INTO "event" VALUES('FJ5E5vcz-WRlnlt2',23,1.79503437346339225766e+09,'{"kind":"decided","seat":0,"decisions":["3,0"],"how":"hand","person":"CjxQb8Q-ttxqntTa","key":"key-00000020"}');
INSERT INTO "event" VALUES('FJ5E5vcz-WRlnlt2',24,1.79503437359144663813e+09,'{"kind":"decided","seat":0,"decisions":["F11"],"how":"hand","person":"CjxQb8Q-ttxqntTa","key":"key-00000021"}');
INSERT INTO "event" VALUES('FJ5E5vcz-WRlnlt2',25,1.79503437368370866774e+09,'{"kind":"decided","seat":0,"decisions":["1,0"],"how":"hand","person":"CjxQb8Q-ttxqntTa","key":"key-00000022"}');
INSERT INTO "event" VALUES('FJ5E5vcz-WRlnlt2',26,1.79503437375343298911e+09,'{"kind":"decided","seat":0,"decisions":["end"],"how":"hand","person":"CjxQb8Q-ttxqntTa","key":"key-00000023"}');
INSERT INTO "event" VALUES('FJ5E5vcz-WRlnlt2',27,1.79503437389189076421e+09,'{"kind":"decided","seat":0,"decisions":["fell","place","G02@0","prior","x0","end"],"how":"hand","person":"CjxQb8Q-ttxqntTa","key":"key-00000024"}');
INSERT INTO "event" VALUES('FJ5E5vcz-WRlnlt2',28,1.79503437414015483853e+09,'{"kind":"decided","seat":0,"decisions":["place","F09@0","x0","skip","cut","end"],"how":"hand","person":"CjxQb8Q-ttxqntTa","key":"key-00000025"}');
INSERT INTO "event" VALUES('FJ5E5vcz-WRlnlt2',29,1.79503437417458772658e+09,'{"kind":"decided","seat":0,"decisions":["fell","fell","end"],"how":"hand","person":"CjxQb8Q-ttxqntTa","key":"key-00000026"}');
INSERT INTO "event" VALUES('FJ5E5vcz-WRlnlt2',30,1.79503437427487254145e+09,'{"kind":"decided","seat":0,"decisions":["place","G07@0","x1","x4","build","G16","1,0","end"],"how":"hand","person":"CjxQb8Q-ttxqntTa","key":"key-00000027"}');
INSERT INTO "event" VALUES('FJ5E5vcz-WRlnlt2',31,1.79503437432749509816e+09,'{"kind":"decided","seat":0,"decisions":["G19"],"how":"hand","person":"CjxQb8Q-ttxqntTa","key":"key-00000028"}');
INSERT INTO "event" VALUES('FJ5E5vcz-WRlnlt2',32,1.79503437435629868506e+09,'{"kind":"decided","seat":0,"decisions":["3,0"],"how":"hand","person":"CjxQb8Q-ttxqntTa","key":"key-00000029"}');
INSERT INTO "event" VALUES('FJ5E5vcz-WRlnlt2',33,1.7950343743998858929e+09,'{"kind":"decided","seat":0,"decisions":["F17"],"how":"hand","person":"CjxQb8Q-ttxqntTa","key":"key-00000030"}');
INSERT INTO "event" VALUES('FJ5E5vcz-WRlnlt2',34,1.79503437442162227634e+09,'{"kind":"decided","seat":0,"decisions":["4,1"],"how":"hand","person":"CjxQb8Q-ttxqntTa","key":"key-00000031"}');
INSERT INTO "event" VALUES('FJ5E5vcz-WRlnlt2',35,1.79503437449217963218e+09,'{"kind":"decided","seat":0,"decisions":["G18"],"how":"hand","person":"CjxQb8Q-ttxqntTa","key":"key-00000032"}');
INSERT INTO "event" VALUES('FJ5E5vcz-WRlnlt2',36,1.79503437453976941108e+09,'{"kind":"decided","seat":0,"decisions":["4,1"],"how":"hand","person":"CjxQb8Q-ttxqntTa","key":"key-00000033"}');
INSERT INTO "event" VALUES('FJ5E5vcz-WRlnlt2',37,1.79503437466252851488e+09,'{"kind":"decided","seat":0,"decisions":["F15"],"how":"hand","person":"CjxQb8Q-ttxqntTa","key":"key-00000034"}');
INSERT INTO "event" VALUES('FJ5E5vcz-WRlnlt2',38,1795034374.70067,'{"kind":"decided","seat":0,"decisions":["1,0"],"how":"hand","person":"CjxQb8Q-ttxqntTa","key":"key-00000035"}');
INSERT INTO "event" VALUES('FJ5E5vcz-WRlnlt2',39,1.79503437473527526855e+09,'{"kind":"decided","seat":0,"decisions":["skip"],"how":"hand","person":"CjxQb8Q-ttxqntTa","key":"key-00000036"}');
INSERT INTO "event" VALUES('FJ5E5vcz-WRlnlt2',40,1.79503437480357885356e+09,'{"kind":"decided","seat":0,"decisions":["settle","market-town","0,1","7grain","end"],"how":"hand","person":"CjxQb8Q-ttxqntTa","key":"key-00000037"}');
INSERT INTO "event" VALUES('FJ5E5vcz-WRlnlt2',41,1.79503437486696624755e+09,'{"kind":"decided","seat":0,"decisions":["place","G16@0","prior","x0","cut","end"],"how":"hand","person":"CjxQb8Q-ttxqntTa","key":"key-00000038"}');
INSERT INTO "event" VALUES('FJ5E5vcz-WRlnlt2',42,1.79503437490070915216e+09,'{"kind":"decided","seat":0,"decisions":["cut","place","G01@0","G16@0","x1","end"],"how":"hand","person":"CjxQb8Q-ttxqntTa","key":"key-00000039"}');
INSERT INTO "event" VALUES('FJ5E5vcz-WRlnlt2',43,1.79503437492880392077e+09,'{"kind":"decided","seat":0,"decisions":["fell","contract","G19@1","coins","lay-brother","x0","end"],"how":"hand","person":"CjxQb8Q-ttxqntTa","key":"key-00000040"}');
INSERT INTO "event" VALUES('FJ5E5vcz-WRlnlt2',44,1.79503437495618748667e+09,'{"kind":"decided","seat":0,"decisions":["contract","G13@1","coins","prior","place","clay-mound@0","end"],"how":"hand","person":"CjxQb8Q-ttxqntTa","key":"key-00000041"}');
INSERT INTO "event" VALUES('FJ5E5vcz-WRlnlt2',45,1.79503437503833150864e+09,'{"kind":"decided","seat":0,"decisions":["place","F09@0","prior","x0","G02@0","x1","peat","peat-coal","grain","livestock","fell","end"],"how":"hand","person":"CjxQb8Q-ttxqntTa","key":"key-00000042"}');
INSERT INTO "event" VALUES('FJ5E5vcz-WRlnlt2',46,1.79503437530366826051e+09,'{"kind":"decided","seat":0,"decisions":["place","farmyard@0","skip","fell","end"],"how":"hand","person":"CjxQb8Q-ttxqntTa","key":"key-00000043"}');
INSERT INTO "event" VALUES('FJ5E5vcz-WRlnlt2',47,1.79503437541501855855e+09,'{"kind":"decided","seat":0,"decisions":["F23"],"how":"hand","person":"CjxQb8Q-ttxqntTa","key":"key-00000044"}');
INSERT INTO "event" VALUES('FJ5E5vcz-WRlnlt2',48,1.79503437542106771473e+09,'{"kind":"decided","seat":0,"decisions":["4,1"],"how":"hand","person":"CjxQb8Q-ttxqntTa","key":"key-00000045"}');
INSERT INTO "event" VALUES('FJ5E5vcz-WRlnlt2',49,1.79503437544110178948e+09,'{"kind":"decided","seat":0,"decisions":["F25"],"how":"hand","person":"CjxQb8Q-ttxqntTa","key":"key-00000046"}');
INSERT INTO "event" VALUES('FJ5E5vcz-WRlnlt2',50,1.7950343754540972709e+09,'{"kind":"decided","seat":0,"decisions":["4,0"],"how":"hand","person":"CjxQb8Q-ttxqntTa","key":"key-00000047"}');
INSERT INTO "event" VALUES('Tm18Wu4QN7fLUq7u',1,1.7950343754845590592e+09,'{"kind":"opened","mode":"2-short","variant":"france","without_quarry":false,"name":"Device","public":true,"creator":"CjxQb8Q-ttxqntTa","seats":[{"person":"CjxQb8Q-ttxqntTa","device":false,"name":"Ann"},{"person":"CjxQb8Q-ttxqntTa","device":true,"name":""}],"random_order":false,"hints":false,"start":0}');
INSERT INTO "event" VALUES('Tm18Wu4QN7fLUq7u',2,1.7950343754845590592e+09,'{"kind":"started","order":[0,1]}');
INSERT INTO "event" VALUES('Tm18Wu4QN7fLUq7u',3,1.79503437551531887057e+09,'{"kind":"decided","seat":0,"decisions":["contract","cloister-office@1","coins"],"how":"hand","person":"CjxQb8Q-ttxqntTa","key":"key-00000048"}');
INSERT INTO "event" VALUES('Tm18Wu4QN7fLUq7u',4,1.7950343755295729637e+09,'{"kind":"decided","seat":1,"decisions":["prior"],"how":"hand","person":"CjxQb8Q-ttxqntTa","key":"key-00000049"}');
INSERT INTO "event" VALUES('Tm18Wu4QN7fLUq7u',5,1.79503437554452514651e+09,'{"kind":"decided","seat":0,"decisions":["coin","cut","0,1","peat/joker","end"],"how":"hand","person":"CjxQb8Q-ttxqntTa","key":"key-00000050"}');
INSERT INTO "event" VALUES('Tm18Wu4QN7fLUq7u',6,1.79503437555740714068e+09,'{"kind":"decided","seat":1,"decisions":["contract","clay-mound@0","coins"],"how":"hand","person":"CjxQb8Q-ttxqntTa","key":"key-00000051"}');
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
	summary TEXT NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "game" VALUES('FJ5E5vcz-WRlnlt2','n-etF8zQbVCdjpX9Zgz7F8UhgCctTb_-','CjxQb8Q-ttxqntTa',1,'playing',1.79503437159478020663e+09,1.7950343754540972709e+09,50,NULL,0,'{"name": "Alone", "setup": "solo/france", "round": 22, "rounds": 32, "turn": 0, "since": 1795034375.3036683, "winners": [], "seconds_per_turn": null, "seats": [{"name": "Ann", "kind": "person", "bot": null, "points": 28, "person": "CjxQb8Q-ttxqntTa"}]}');
INSERT INTO "game" VALUES('Tm18Wu4QN7fLUq7u','Gec5iUY5J-7rhEMaAmZkzZJdFfOPMjTR','CjxQb8Q-ttxqntTa',1,'playing',1.7950343754845590592e+09,1.79503437555740714068e+09,6,NULL,0,'{"name": "Device", "setup": "2-short/france", "round": 2, "rounds": null, "turn": 0, "since": 1795034375.5574071, "winners": [], "seconds_per_turn": null, "seats": [{"name": "Ann", "kind": "person", "bot": null, "points": 0, "person": "CjxQb8Q-ttxqntTa"}, {"name": "", "kind": "device", "bot": null, "points": 0, "person": "CjxQb8Q-ttxqntTa"}]}');
CREATE TABLE member (
	game VARCHAR(32) NOT NULL, 
	person VARCHAR(32) NOT NULL, 
	seated BOOLEAN NOT NULL, 
	PRIMARY KEY (game, person)
);
INSERT INTO "member" VALUES('FJ5E5vcz-WRlnlt2','CjxQb8Q-ttxqntTa',1);
INSERT INTO "member" VALUES('Tm18Wu4QN7fLUq7u','CjxQb8Q-ttxqntTa',1);
CREATE TABLE person (
	id VARCHAR(32) NOT NULL, 
	name VARCHAR(40) NOT NULL, 
	created FLOAT NOT NULL, 
	recovery_hash VARCHAR(64), 
	PRIMARY KEY (id), 
	UNIQUE (recovery_hash)
);
INSERT INTO "person" VALUES('CjxQb8Q-ttxqntTa','Ann',1.7950343702981915474e+09,NULL);
INSERT INTO "person" VALUES('zpV3jMeJ8nIVFeVM','Bob',1.79503437030451583862e+09,NULL);
CREATE TABLE token (
	hash VARCHAR(64) NOT NULL, 
	person VARCHAR(32) NOT NULL, 
	created FLOAT NOT NULL, 
	blocked BOOLEAN NOT NULL, 
	PRIMARY KEY (hash)
);
INSERT INTO "token" VALUES('0f61a069eaa584c2b5c6495529f9e329716735c3ea20386e76c07651156e63f1','CjxQb8Q-ttxqntTa',1.7950343702981915474e+09,0);
INSERT INTO "token" VALUES('8cab96f7e5cd8323fa08a9afe030e340c71b812ecc3efb4656dfc59fc0cc28b1','zpV3jMeJ8nIVFeVM',1.79503437030451583862e+09,0);
CREATE INDEX ix_token_person ON token (person);
CREATE INDEX game_listed ON game (public, phase, updated);
CREATE INDEX game_deadline ON game (deadline);
CREATE INDEX game_bot_due ON game (bot_due);
CREATE INDEX member_person ON member (person, game);
COMMIT;
