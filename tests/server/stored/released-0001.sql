-- Made by the service of version 0.1.0 (0001).
-- ann Kidz5tw5aYUtAVOsx8uWzzV5rcNwtGZa recovery ka_FpIctPQSpUWCnppolFHekir3Gdw3D
-- bob znqVtvVVvmYgeghSULT-xXRYE916-J9a
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
INSERT INTO "event" VALUES('mlWgicbU1VOymRaG',1,1.79480812816789412492e+09,'{"kind":"opened","mode":"2-short","variant":"france","without_quarry":false,"name":"Old kitchen","public":true,"creator":"Q1f4bHj1_ucyIMBF","seats":[{"person":"Q1f4bHj1_ucyIMBF","device":false,"name":"Ann"},{"device":false,"name":""}],"random_order":false,"seconds_per_turn":2592000,"hints":false,"start":0}');
INSERT INTO "event" VALUES('mlWgicbU1VOymRaG',2,1.79480812821689033505e+09,'{"kind":"seated","seat":1,"person":"dt3cU7yRbndteWnq","name":"Bob","why":"joined"}');
INSERT INTO "event" VALUES('mlWgicbU1VOymRaG',3,1.79480812821689033505e+09,'{"kind":"started","order":[0,1]}');
INSERT INTO "event" VALUES('mlWgicbU1VOymRaG',4,1.79480812831549262995e+09,'{"kind":"decided","seat":0,"decisions":["cut"],"how":"hand","person":"Q1f4bHj1_ucyIMBF","key":"old-00000000"}');
INSERT INTO "event" VALUES('mlWgicbU1VOymRaG',5,1.79480812833056664473e+09,'{"kind":"decided","seat":0,"decisions":["0,1"],"how":"hand","person":"Q1f4bHj1_ucyIMBF","key":"old-00000001"}');
INSERT INTO "event" VALUES('mlWgicbU1VOymRaG',6,1.79480812834596943853e+09,'{"kind":"decided","seat":0,"decisions":["peat/joker"],"how":"hand","person":"Q1f4bHj1_ucyIMBF","key":"old-00000002"}');
INSERT INTO "event" VALUES('mlWgicbU1VOymRaG',7,1.79480812836146640782e+09,'{"kind":"decided","seat":0,"decisions":["build"],"how":"hand","person":"Q1f4bHj1_ucyIMBF","key":"old-00000003"}');
INSERT INTO "event" VALUES('mlWgicbU1VOymRaG',8,1.7948081283826446533e+09,'{"kind":"decided","seat":0,"decisions":["G07"],"how":"hand","person":"Q1f4bHj1_ucyIMBF","key":"old-00000004"}');
INSERT INTO "event" VALUES('mlWgicbU1VOymRaG',9,1.79480812839966750145e+09,'{"kind":"decided","seat":0,"decisions":["3,0"],"how":"hand","person":"Q1f4bHj1_ucyIMBF","key":"old-00000005"}');
INSERT INTO "event" VALUES('mlWgicbU1VOymRaG',10,1.79480812841295766829e+09,'{"kind":"decided","seat":0,"decisions":["prior"],"how":"hand","person":"Q1f4bHj1_ucyIMBF","key":"old-00000006"}');
INSERT INTO "event" VALUES('mlWgicbU1VOymRaG',11,1.79480812843066191673e+09,'{"kind":"decided","seat":0,"decisions":["x1"],"how":"hand","person":"Q1f4bHj1_ucyIMBF","key":"old-00000007"}');
INSERT INTO "event" VALUES('mlWgicbU1VOymRaG',12,1.79480812845036029811e+09,'{"kind":"decided","seat":0,"decisions":["x2"],"how":"hand","person":"Q1f4bHj1_ucyIMBF","key":"old-00000008"}');
INSERT INTO "event" VALUES('mlWgicbU1VOymRaG',13,1.79480812846480107308e+09,'{"kind":"decided","seat":0,"decisions":["end"],"how":"hand","person":"Q1f4bHj1_ucyIMBF","key":"old-00000009"}');
INSERT INTO "event" VALUES('mlWgicbU1VOymRaG',14,1.79480812848237705229e+09,'{"kind":"decided","seat":1,"decisions":["fell"],"how":"hand","person":"dt3cU7yRbndteWnq","key":"old-00000010"}');
INSERT INTO "event" VALUES('mlWgicbU1VOymRaG',15,1.79480812850310969359e+09,'{"kind":"decided","seat":1,"decisions":["1,0"],"how":"hand","person":"dt3cU7yRbndteWnq","key":"old-00000011"}');
INSERT INTO "event" VALUES('mlWgicbU1VOymRaG',16,1.7948081285167539119e+09,'{"kind":"decided","seat":1,"decisions":["wood"],"how":"hand","person":"dt3cU7yRbndteWnq","key":"old-00000012"}');
INSERT INTO "event" VALUES('mlWgicbU1VOymRaG',17,1.79480812853850531579e+09,'{"kind":"decided","seat":1,"decisions":["build"],"how":"hand","person":"dt3cU7yRbndteWnq","key":"old-00000013"}');
INSERT INTO "event" VALUES('mlWgicbU1VOymRaG',18,1.7948081285592341423e+09,'{"kind":"decided","seat":1,"decisions":["G02"],"how":"hand","person":"dt3cU7yRbndteWnq","key":"old-00000014"}');
INSERT INTO "event" VALUES('mlWgicbU1VOymRaG',19,1.79480812857478499414e+09,'{"kind":"decided","seat":1,"decisions":["3,1"],"how":"hand","person":"dt3cU7yRbndteWnq","key":"old-00000015"}');
INSERT INTO "event" VALUES('mlWgicbU1VOymRaG',20,1.79480812858947968478e+09,'{"kind":"decided","seat":1,"decisions":["prior"],"how":"hand","person":"dt3cU7yRbndteWnq","key":"old-00000016"}');
INSERT INTO "event" VALUES('mlWgicbU1VOymRaG',21,1.79480812861108660703e+09,'{"kind":"decided","seat":1,"decisions":["x1"],"how":"hand","person":"dt3cU7yRbndteWnq","key":"old-00000017"}');
INSERT INTO "event" VALUES('mlWgicbU1VOymRaG',22,1.79480812862807917592e+09,'{"kind":"decided","seat":1,"decisions":["wood"],"how":"hand","person":"dt3cU7yRbndteWnq","key":"old-00000018"}');
INSERT INTO "event" VALUES('mlWgicbU1VOymRaG',23,1.79480812865160298348e+09,'{"kind":"decided","seat":1,"decisions":["clay"],"how":"hand","person":"dt3cU7yRbndteWnq","key":"old-00000019"}');
INSERT INTO "event" VALUES('mlWgicbU1VOymRaG',24,1.79480812866850042344e+09,'{"kind":"decided","seat":1,"decisions":["coin"],"how":"hand","person":"dt3cU7yRbndteWnq","key":"old-00000020"}');
INSERT INTO "event" VALUES('mlWgicbU1VOymRaG',25,1.79480812868239164355e+09,'{"kind":"decided","seat":1,"decisions":["clay"],"how":"hand","person":"dt3cU7yRbndteWnq","key":"old-00000021"}');
INSERT INTO "event" VALUES('mlWgicbU1VOymRaG',26,1.79480812869668865201e+09,'{"kind":"decided","seat":1,"decisions":["end"],"how":"hand","person":"dt3cU7yRbndteWnq","key":"old-00000022"}');
INSERT INTO "event" VALUES('mlWgicbU1VOymRaG',27,1.79480812871050095561e+09,'{"kind":"decided","seat":0,"decisions":["contract"],"how":"hand","person":"Q1f4bHj1_ucyIMBF","key":"old-00000023"}');
INSERT INTO "event" VALUES('mlWgicbU1VOymRaG',28,1.79480812872480916973e+09,'{"kind":"decided","seat":0,"decisions":["clay-mound@1"],"how":"hand","person":"Q1f4bHj1_ucyIMBF","key":"old-00000024"}');
INSERT INTO "event" VALUES('mlWgicbU1VOymRaG',29,1.79480812873781466485e+09,'{"kind":"decided","seat":0,"decisions":["coins"],"how":"hand","person":"Q1f4bHj1_ucyIMBF","key":"old-00000025"}');
INSERT INTO "event" VALUES('mlWgicbU1VOymRaG',30,1.79480812875198817248e+09,'{"kind":"decided","seat":0,"decisions":["clay/joker"],"how":"hand","person":"Q1f4bHj1_ucyIMBF","key":"old-00000026"}');
INSERT INTO "event" VALUES('mlWgicbU1VOymRaG',31,1.7948081287656288147e+09,'{"kind":"decided","seat":0,"decisions":["fell"],"how":"hand","person":"Q1f4bHj1_ucyIMBF","key":"old-00000027"}');
INSERT INTO "event" VALUES('mlWgicbU1VOymRaG',32,1.79480812877663111685e+09,'{"kind":"decided","seat":0,"decisions":["2,0"],"how":"hand","person":"Q1f4bHj1_ucyIMBF","key":"old-00000028"}');
INSERT INTO "event" VALUES('mlWgicbU1VOymRaG',33,1.79480812879469346999e+09,'{"kind":"decided","seat":0,"decisions":["wood"],"how":"hand","person":"Q1f4bHj1_ucyIMBF","key":"old-00000029"}');
INSERT INTO "event" VALUES('mlWgicbU1VOymRaG',34,1.79480812881041264534e+09,'{"kind":"said","person":"dt3cU7yRbndteWnq","name":"Bob","seat":1,"text":"see you"}');
INSERT INTO "event" VALUES('mlWgicbU1VOymRaG',35,1.79480812882367467882e+09,'{"kind":"standing","seat":1,"question":"owners-clergyman","answer":"prior"}');
INSERT INTO "event" VALUES('MCPj5gaQLuTBLLh9',1,1.79480812884309649463e+09,'{"kind":"opened","mode":"3-long","variant":"ireland","without_quarry":false,"name":"Waiting","public":false,"creator":"dt3cU7yRbndteWnq","seats":[{"person":"dt3cU7yRbndteWnq","device":false,"name":"Bob"},{"device":false,"name":""},{"bot":"novice","device":false,"name":""}],"random_order":false,"hints":false,"start":0}');
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
INSERT INTO "game" VALUES('mlWgicbU1VOymRaG','RroNQtGHGsuKcBzERMeLHIffRXVikQq9','Q1f4bHj1_ucyIMBF',1,'playing',1.79480812816789412492e+09,1.79480812882367467882e+09,35,1.797400128696688652e+09,0,'{"name": "Old kitchen", "setup": "2-short/france", "round": 3, "rounds": null, "turn": 0, "since": 1794808128.6966887, "winners": [], "seconds_per_turn": 2592000, "seats": [{"name": "Ann", "kind": "person", "bot": null, "points": 4, "person": "Q1f4bHj1_ucyIMBF"}, {"name": "Bob", "kind": "person", "bot": null, "points": 4, "person": "dt3cU7yRbndteWnq"}]}');
INSERT INTO "game" VALUES('MCPj5gaQLuTBLLh9','MXqfVaSDGohqXc9Lv5zYy-p1GozELRC9','dt3cU7yRbndteWnq',0,'waiting',1.79480812884309649463e+09,1.79480812884309649463e+09,1,NULL,0,'{"name": "Waiting", "setup": "3-long/ireland", "round": 1, "rounds": 25, "turn": null, "since": 1794808128.8430965, "winners": [], "seconds_per_turn": null, "seats": [{"name": "Bob", "kind": "person", "bot": null, "points": 0, "person": "dt3cU7yRbndteWnq"}, {"name": "", "kind": "open", "bot": null, "points": 0, "person": null}, {"name": "", "kind": "bot", "bot": "novice", "points": 0, "person": null}]}');
CREATE TABLE member (
	game VARCHAR(32) NOT NULL, 
	person VARCHAR(32) NOT NULL, 
	seated BOOLEAN NOT NULL, 
	PRIMARY KEY (game, person)
);
INSERT INTO "member" VALUES('mlWgicbU1VOymRaG','Q1f4bHj1_ucyIMBF',1);
INSERT INTO "member" VALUES('mlWgicbU1VOymRaG','dt3cU7yRbndteWnq',1);
INSERT INTO "member" VALUES('MCPj5gaQLuTBLLh9','dt3cU7yRbndteWnq',1);
CREATE TABLE person (
	id VARCHAR(32) NOT NULL, 
	name VARCHAR(40) NOT NULL, 
	created FLOAT NOT NULL, 
	recovery_hash VARCHAR(64), 
	PRIMARY KEY (id), 
	UNIQUE (recovery_hash)
);
INSERT INTO "person" VALUES('Q1f4bHj1_ucyIMBF','Ann',1794808127.91397,'03adbb3b21245387ea6b06d153d453f470d931851099be3bb303cc7d0441054d');
INSERT INTO "person" VALUES('dt3cU7yRbndteWnq','Bob',1.79480812792686986924e+09,NULL);
CREATE TABLE token (
	hash VARCHAR(64) NOT NULL, 
	person VARCHAR(32) NOT NULL, 
	created FLOAT NOT NULL, 
	blocked BOOLEAN NOT NULL, 
	PRIMARY KEY (hash)
);
INSERT INTO "token" VALUES('615c5deb43dccbdee5ddd9b9899899480d1ee60d6ab15749e9f01ec771ba52af','Q1f4bHj1_ucyIMBF',1794808127.91397,0);
INSERT INTO "token" VALUES('43d766e7aa8b9615b981bbdc2d07294128bc99285c5e220cbdf2bb36b5ce028f','dt3cU7yRbndteWnq',1.79480812792686986924e+09,0);
CREATE INDEX ix_token_person ON token (person);
CREATE INDEX game_listed ON game (public, phase, updated);
CREATE INDEX game_deadline ON game (deadline);
CREATE INDEX game_bot_due ON game (bot_due);
CREATE INDEX member_person ON member (person, game);
COMMIT;
